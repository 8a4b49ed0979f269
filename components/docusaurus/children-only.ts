import type { ReactNode } from 'react'

/**
 * Renders its children. `Head` needs no more: React moves `meta`, `link` and `title` to the head of the page. Other components of
 * Docusaurus get here only from modules that authors write: in texts, `lib/markdown/remark-mdx-modules.ts` puts those of the site in their place.
 */
export default function ChildrenOnly({ children }: { children?: ReactNode }): ReactNode {
  return children
}
