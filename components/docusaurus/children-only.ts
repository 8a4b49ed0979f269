import type { ReactNode } from 'react'

/**
 * Renders its children, for components of Docusaurus that know their page. They get here only from modules that authors write: in
 * texts, `lib/markdown/remark-mdx-modules.ts` puts those of the site in their place.
 */
export default function ChildrenOnly({ children }: { children?: ReactNode }): ReactNode {
  return children
}
