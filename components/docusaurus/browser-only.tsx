import type { ReactNode } from 'react'

/** Renders its children in browsers, and the fallback during the build. */
export default function BrowserOnly(props: { fallback?: ReactNode; children: () => ReactNode }): ReactNode {
  try {
    return props.children()
  } catch {
    return props.fallback
  }
}
