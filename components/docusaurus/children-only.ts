import type { ReactNode } from 'react'

/**
 * Renders what stands in it. That is all of `Head`: React moves `meta`, `link` and `title` to the head of the page. Components that
 * need to know the page they are on are replaced by `lib/markdown/remark-mdx-modules.ts`, but in modules that authors write.
 */
export default function ChildrenOnly({ children }: { children?: ReactNode }): ReactNode {
  return children
}
