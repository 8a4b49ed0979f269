import { Children, isValidElement, type ReactNode } from 'react'

/** Elements that a page has only once. */
const uniqueElements = new Set<unknown>(['title', 'html', 'body'])

/** Computed `<head>` elements, which React hoists. Literal ones are handled by `lib/markdown/remark/remark-head.ts`. */
export default function Head({ children }: { children?: ReactNode }): ReactNode {
  return Children.toArray(children).filter(
    (child) => !isValidElement(child) || !uniqueElements.has(child.type),
  )
}
