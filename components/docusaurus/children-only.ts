import type { ReactNode } from 'react'

/**
 * Renders only its children. Replaces Docusaurus components that depend on the page when an author's module
 * imports them; in texts, `lib/markdown/remark/remark-mdx-modules.ts` uses components of this site instead.
 */
export default function ChildrenOnly({ children }: { children?: ReactNode }): ReactNode {
  return children
}
