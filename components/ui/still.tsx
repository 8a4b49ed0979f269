import type { HTMLAttributes, ReactNode } from 'react'

// the framework refuses a plain import of it among its components
const { renderToStaticMarkup } = await import('react-dom/server')

interface StillProps extends HTMLAttributes<HTMLElement> {
  as: 'aside' | 'div' | 'footer' | 'nav' | 'search'
  /** Components of the server, which become plain elements. */
  children: ReactNode
}

/** What has been drawn, by its element: one that a module holds is drawn once for all pages. */
const drawn = new WeakMap<object, string>()

/** Components of the server as HTML. */
export function drawStill(children: ReactNode): string {
  if (typeof children !== 'object' || children === null) return renderToStaticMarkup(children)
  const known = drawn.get(children)
  if (known !== undefined) return known
  const html = renderToStaticMarkup(children)
  drawn.set(children, html)
  return html
}

/**
 * A part of the page that the framework never changes. What is in it becomes HTML at once: the framework draws, sends and compares
 * a text instead of a tree, and the build finds the text in the page, so that it travels once (`lib/output/defer-framework.ts`).
 */
export const Still = ({ as: Tag, children, ...rest }: StillProps) => (
  <Tag {...rest} dangerouslySetInnerHTML={{ __html: drawStill(children) }} />
)
