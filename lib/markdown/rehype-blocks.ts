import { createHash } from 'node:crypto'
import type { Element, ElementContent, Properties, Root } from 'hast'
import { h } from 'hastscript'
import { SKIP, visit } from 'unist-util-visit'
import { contentStrings as strings } from '../strings/content-strings.mjs'
import { admonition, details, tabs } from './blocks/boxes'
import { textOf } from './rehype-prose'
import { renderSource, type RenderedKind } from './remark-rendered'

/** Renders the `site-*` elements that `remark-directives` and `remark-rendered` leave. */
export default function rehypeBlocks() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      const render = renderers[node.tagName]
      if (!render || !parent || index === undefined) return undefined
      parent.children[index] = render(node)
      return [SKIP, index] // what stands inside may hold blocks of its own
    })
  }
}

const renderers: Record<string, (node: Element) => Element> = {
  'site-admonition': (node) => {
    const { title, children } = splitTitle(node)
    const { look, title: text, className, id } = node.properties
    const label: ElementContent[] | undefined = text ? [{ type: 'text', value: text }] : undefined
    return admonition(
      { look: asText(look) ?? 'note', title: title ?? label, class: asText(className), id: asText(id) },
      children,
    )
  },
  'site-details': (node) => {
    const { title, children } = splitTitle(node)
    return details({ title, open: 'open' in node.properties, id: asText(node.properties['id']) }, children)
  },
  'site-tabs': ({ properties, children }) =>
    tabs(
      { id: idOf(children), group: asText(properties['group']), query: asText(properties['query']) },
      children.flatMap((child) =>
        child.type === 'element' && child.tagName === 'site-tab' ? [panelOf(child)] : [],
      ),
    ),
  'site-rendered': ({ properties }) =>
    renderedElement(asText(properties['source']) ?? '', asText(properties['kind']) as RenderedKind), // of `remark-rendered`
}

function renderedElement(source: string, kind: RenderedKind): Element {
  const rendered = renderSource(kind, source)
  const raw = { type: 'raw', value: 'html' in rendered ? rendered.html : '' } as const
  if (kind === 'inline') return h('span', { class: 'formula inline' }, [raw])
  const ariaLabel = kind === 'diagram' ? strings.picture : strings.formula
  return h('div', { class: kind, tabIndex: 0, role: 'group', ariaLabel }, [raw])
}

/** Names a set by what stands in it: pages of lists show sets of several texts. */
const idOf = (children: ElementContent[]): string =>
  `tabs-${createHash('sha256').update(JSON.stringify(children)).digest('hex').slice(0, 6)}`

function panelOf(panel: Element) {
  const { title, children } = splitTitle(panel)
  const label = title ? title.map(textOf).join('') : ''
  return {
    value: asText(panel.properties['value']) ?? label,
    label: label || (asText(panel.properties['label']) ?? ''),
    selected: 'default' in panel.properties,
    children,
  }
}

function splitTitle(node: Element): { title: ElementContent[] | undefined; children: ElementContent[] } {
  const first = node.children.find((child) => child.type === 'element')
  if (first?.tagName !== 'site-title') return { title: undefined, children: node.children }
  return { title: first.children, children: node.children.filter((child) => child !== first) }
}

const asText = (value: Properties[string]): string | undefined =>
  Array.isArray(value) ? value.join(' ') : value === undefined || value === null ? undefined : String(value)
