import type { Element, ElementContent } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { h } from 'hastscript'
import type { ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

/**
 * Renders a Markdown block (`lib/markdown/blocks`) as React, with nodes in its slots: the markup of a block is written
 * once, for `:::note` in Markdown and `<Admonition>` in MDX alike. A node that is not given has no slot.
 */
export function fromHast<Name extends string>(
  render: (slots: Record<Name, ElementContent[]>) => Element,
  nodes: Record<Name, ReactNode>,
): ReactNode {
  const names = Object.keys(nodes) as Name[] // the record has no others
  const slots = names.map((name) => [name, nodes[name] === undefined ? [] : [h('slot', { name })]] as const)
  const Slot = ({ name }: { name?: string }) => nodes[name as Name] // as written above
  const element = render(Object.fromEntries(slots) as Record<Name, ElementContent[]>)
  return toJsxRuntime(element, { Fragment, jsx, jsxs, components: { slot: Slot } })
}
