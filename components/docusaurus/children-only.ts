import type { ReactNode } from 'react'

/**
 * Stands for components of Docusaurus that depend on the page, in authors' modules: renders only the children. In texts,
 * `lib/markdown/remark/remark-mdx-modules.ts` puts components of this site in their place.
 */
export default function ChildrenOnly({ children }: { children?: ReactNode }): ReactNode {
  return children
}
