import type { ReactNode } from 'react'

/** `meta`, `link` and `title` wherever they stand go to the head of the page. */
export default function Head({ children }: { children?: ReactNode }) {
  return <>{children}</>
}
