import type { ReactNode } from 'react'

interface BrowserOnlyProps {
  fallback?: ReactNode
  children: () => ReactNode
}

/** Renders its children where that works without a browser, else the fallback. */
export default function BrowserOnly({ fallback, children }: BrowserOnlyProps): ReactNode {
  try {
    return children()
  } catch {
    return fallback
  }
}
