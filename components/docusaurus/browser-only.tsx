import type { ReactNode } from 'react'

/** Renders its children where that works without a browser, else the fallback. */
export default function BrowserOnly(props: { fallback?: ReactNode; children: () => ReactNode }): ReactNode {
  try {
    return props.children()
  } catch {
    return props.fallback
  }
}
