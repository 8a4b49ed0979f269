import type { ReactNode } from 'react'

/** Renders its children, or the fallback if they throw, as code that needs a browser does in a build. */
export default function BrowserOnly(props: { fallback?: ReactNode; children: () => ReactNode }): ReactNode {
  try {
    return props.children()
  } catch {
    return props.fallback
  }
}
