import type { ReactNode } from 'react'

/**
 * Renders only its children. Stands in for page-aware Docusaurus components inside authors' modules; in texts,
 * `lib/markdown/remark-mdx-modules.ts` replaces them with ours.
 */
export default function ChildrenOnly({ children }: { children?: ReactNode }): ReactNode {
  return children
}
