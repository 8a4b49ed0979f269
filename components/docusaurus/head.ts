import { Children, isValidElement, type ReactNode } from 'react'

/** What the page has once, or has around it. */
const ofPage = new Set<unknown>(['title', 'html', 'body'])

/**
 * Computed `<head>` elements, which React hoists. Literal ones are handled by `lib/markdown/remark-head.ts`.
 */
export default function Head({ children }: { children?: ReactNode }): ReactNode {
  return Children.toArray(children).filter((child) => !isValidElement(child) || !ofPage.has(child.type))
}
