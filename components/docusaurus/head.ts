import { Children, isValidElement, type ReactNode } from 'react'

/** What the page has once, or has around it. */
const ofPage = new Set<unknown>(['title', 'html', 'body'])

/**
 * What code computes for the head of the page: React moves it there. What is written out `lib/markdown/remark-head.ts` has taken
 * before.
 */
export default function Head({ children }: { children?: ReactNode }): ReactNode {
  return Children.toArray(children).filter((child) => !isValidElement(child) || !ofPage.has(child.type))
}
