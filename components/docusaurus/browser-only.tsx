import type { ReactNode } from 'react'

interface BrowserOnlyProps {
  fallback?: ReactNode
  children: () => ReactNode
}

/** Pages are drawn before a browser sees them: what can be drawn without one is shown, else what stands for it. */
export default function BrowserOnly({ fallback, children }: BrowserOnlyProps): ReactNode {
  try {
    return children()
  } catch {
    return fallback
  }
}
