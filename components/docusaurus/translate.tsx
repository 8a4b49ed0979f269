import type { ReactNode } from 'react'

/** The site has one language: the text as it is written. */
export default function Translate({ children }: { children?: ReactNode; id?: string; description?: string }) {
  return <>{children}</>
}

/** The same for code. */
export const translate = ({
  message = '',
}: {
  message?: string
  id?: string
  description?: string
}): string => message
