import type { ReactNode } from 'react'

/**
 * Renders only its children: a stub for page-aware Docusaurus components in authors' modules. In texts,
 * `lib/markdown/remark/remark-mdx-modules.ts` replaces them with ours.
 */
export default function ChildrenOnly({ children }: { children?: ReactNode }): ReactNode {
  return children
}
