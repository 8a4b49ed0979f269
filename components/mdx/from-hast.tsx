import type { Element, ElementContent } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

const slot = (name: string): ElementContent => ({
  type: 'element',
  tagName: 'slot',
  properties: { name },
  children: [],
})

/**
 * Draws a Markdown block (`lib/markdown/blocks`) as React, with nodes in its slots: the markup of a block is written
 * once, for `:::note` in Markdown and `<Admonition>` in MDX alike.
 */
export function fromHast(
  draw: (slot: (name: string) => ElementContent) => Element,
  nodes: Record<string, ReactNode>,
): ReactNode {
  const Slot = ({ name = '' }: { name?: string }) => nodes[name]
  return toJsxRuntime(draw(slot), { Fragment, jsx, jsxs, components: { slot: Slot } })
}
