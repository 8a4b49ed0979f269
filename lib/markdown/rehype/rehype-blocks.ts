import type { Element, ElementContent, Root } from 'hast'
import { h } from 'hastscript'
import { contentStrings as strings } from '../../strings/content-strings.mjs'
import { hashOf } from '../../data/hash-of'
import { element } from '../blocks/element'
import { admonition, columns, details, fileTree, steps, tabs } from '../blocks/boxes'
import { renderSource } from '../render-source'
import { replaceElements } from './replace-elements'
import type { RenderedKind } from '../types'
import { visibleText } from './html-nodes'

/** Renders the `site-*` elements that `remark-directives` and `remark-rendered` leave. */
export const rehypeBlocks = () => (tree: Root) =>
  replaceElements(tree, (node) => renderers[node.tagName]?.(readBlock(node)))

/** Attributes as text, with lists in HTML form; the title element; the other children. */
function readBlock({ properties, children }: Element) {
  const given: Record<string, string> = {}
  for (const [name, value] of Object.entries(properties))
    if (value !== undefined && value !== null) given[name] = [value].flat().join(' ')
  const first = children.find((child) => child.type === 'element')
  const title = first?.tagName === 'site-title' ? first : undefined
  return { given, title: title?.children, children: children.filter((child) => child !== title) }
}

const renderers: Record<string, (parts: ReturnType<typeof readBlock>) => Element> = {
  'site-admonition': ({ given: { type = '', title: text, className, id }, title = text, children }) =>
    admonition({ type, title, class: className, id }, children),
  'site-details': ({ given, title, children }) =>
    details({ title, open: 'open' in given, id: given['id'] }, children),
  'site-steps': ({ children }) => steps(children),
  'site-tree': ({ children }) => fileTree(children),
  'site-summary': ({ children }) => element('div', { class: 'summary' }, children),
  'site-columns': ({ children }) => {
    const start = children.findIndex(
      (child) => child.type === 'element' && /^(pre|site-tabs)$/.test(child.tagName),
    )
    return columns(children.slice(0, start), children.slice(start))
  },
  'site-tabs': ({ given: { group, query }, children }) => {
    const panels = children.filter((child) => child.type === 'element' && child.tagName === 'site-tab')
    // the id depends on the content, since a list page shows tabs of several texts
    const id = `tabs-${hashOf(JSON.stringify(children)).slice(0, 6)}`
    return tabs({ id, group, query }, panels.map(panelOf))
  },
  // set by `remark-rendered`
  'site-rendered': ({ given: { source = '', kind } }) => renderedElement(source, kind as RenderedKind),
}

function panelOf(panel: ElementContent) {
  const { given, title, children } = readBlock(panel as Element) // children of `site-tabs` are panels
  const written = (title ?? []).map(visibleText).join('')
  const label = written || (given['label'] ?? '')
  return { value: given['value'] ?? written, label, name: label, selected: 'default' in given, children }
}

function renderedElement(source: string, kind: RenderedKind): Element {
  const rendered = renderSource(kind, source)
  const raw = { type: 'raw', value: 'html' in rendered ? rendered.html : '' } as const
  if (kind === 'inline') return h('span', { class: 'formula inline' }, [raw])
  const ariaLabel = kind === 'diagram' ? strings.picture : strings.formula
  return h('div', { class: kind, role: 'group', ariaLabel }, [raw])
}
