import { Children, isValidElement, type ReactNode } from 'react'

/** Elements that a page may have only once: the site renders them. */
const uniqueElements = new Set<unknown>(['title', 'html', 'body'])

/** Computed `<head>` elements, which React hoists. `remark-head.ts` handles literal ones. */
export default function Head({ children }: { children?: ReactNode }): ReactNode {
  return Children.toArray(children).filter(
    (child) => !isValidElement(child) || !uniqueElements.has(child.type),
  )
}
