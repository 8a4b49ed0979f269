import type { Element, ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { replaceElements } from './replace-elements'

/** Turns code, formulas and diagrams of `.mdx` into HTML strings: otherwise every token would be a node in the payload and in React. */
export const rehypeStaticHtml = replaceElements((node) => (isStatic(node) ? toComponent(node) : undefined))

const isStatic = ({ tagName, properties, children }: Element): boolean =>
  (children[0]?.type as string) === 'raw' ||
  (tagName === 'figure' && [properties['className']].flat().includes('code'))

function toComponent({ tagName, properties, children }: Element): ElementContent {
  const html = toHtml(children, { allowDangerousHtml: true })
  const attributes = Object.entries({ ...properties, tag: tagName, html }).map(([name, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name: name.replace(/^(aria|data)(?=[A-Z])/, '$1-').replace(/-[A-Z]/, (letter) => letter.toLowerCase()),
    value: [value].flat().join(' '),
  }))
  const type = tagName === 'span' ? 'mdxJsxTextElement' : 'mdxJsxFlowElement'
  return { type, name: 'StaticHtml', attributes, children: [] }
}
