import type { ReactNode } from 'react'

/** Renders its children, or the fallback if they throw: during the build, code that needs a browser does. */
export default function BrowserOnly(props: { fallback?: ReactNode; children: () => ReactNode }): ReactNode {
  try {
    return props.children()
  } catch {
    return props.fallback
  }
}
