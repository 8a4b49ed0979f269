import type { ReactNode } from 'react'

/** Renders its children, or the fallback if they throw, as code for browsers does during the build. */
export default function BrowserOnly(props: { fallback?: ReactNode; children: () => ReactNode }): ReactNode {
  try {
    return props.children()
  } catch {
    return props.fallback
  }
}
