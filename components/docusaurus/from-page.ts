/**
 * Stands for components that need to know the page they are on. Elements of such an import are renamed by
 * `lib/markdown/remark-mdx-modules.mjs`, and the page hands the component over; only modules that authors write themselves get here.
 */
import type { ReactNode } from 'react'

export default function FromPage({ children }: { children?: ReactNode }): ReactNode {
  return children
}
