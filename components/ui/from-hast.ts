import type { ElementContent } from 'hast'
import { createElement, type ElementType, type ReactNode } from 'react'
import { withDashes } from '@/lib/markdown/blocks/element'

/**
 * Renders the trees of blocks and of `<head>`, with `components` in place of elements. Their properties are
 * known: `hast-util-to-jsx-runtime`, which renders any tree, would bring 30 modules into each bundle.
 */
export function fromHast(node: ElementContent, components: Record<string, ElementType>): ReactNode {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return null
  const props = Object.entries(node.properties).map(([name, value]) => [
    withDashes(name),
    Array.isArray(value) ? value.join(name === 'imageSrcSet' ? ', ' : ' ') : value,
  ])
  // void elements may have an empty text, which React refuses
  const children = node.children.map((child) => fromHast(child, components)).filter((child) => child !== '')
  return createElement(components[node.tagName] ?? node.tagName, Object.fromEntries(props), ...children)
}
