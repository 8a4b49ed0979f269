import { createHash } from 'node:crypto'
import { toString } from 'hast-util-to-string'
import { visit, SKIP } from './walk.mjs'
import { draw as drawSource } from './draw.mjs'
import { h } from 'hastscript'
import { contentStrings as strings } from '../strings/content-strings.mjs'
import { admonition } from './blocks/admonition.mjs'
import { details } from './blocks/details.mjs'
import { tabs } from './blocks/tabs.mjs'

/** @import { DrawnKind } from './draw.mjs' */
/** @import { Element, ElementContent, Root } from 'hast' */

/** Draws the `site-*` elements that `remark-directives` leaves: admonitions, details, tabs. */
export default function rehypeBlocks() {
  /** @param {Root} tree */
  return (tree) => {
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined || !node.tagName.startsWith('site-')) return
      const block = draw(node)
      if (!block) return
      parent.children[index] = block
      return [SKIP, index] // what stands inside may hold blocks of its own
    })
  }
}

/** @param {Element} node */
function draw(node) {
  const { title, children } = splitTitle(node)
  const text = (/** @type {string} */ name) => asText(node.properties[name])
  if (node.tagName === 'site-admonition') {
    const label =
      title ??
      (text('title') ? [{ type: /** @type {const} */ ('text'), value: text('title') ?? '' }] : undefined)
    return admonition(
      { look: text('look') ?? 'note', title: label, class: text('className'), id: text('id') },
      children,
    )
  }
  if (node.tagName === 'site-drawn')
    return drawn(text('source') ?? '', /** @type {DrawnKind} */ (text('kind')))
  if (node.tagName === 'site-details')
    return details({ title, open: 'open' in node.properties, id: text('id') }, children)
  if (node.tagName === 'site-tabs')
    return tabs({ id: idOf(children), group: text('group'), query: text('query') }, panelsOf(children))
  return null
}

/** @param {string} source @param {DrawnKind} kind */
function drawn(source, kind) {
  const result = drawSource(kind, source)
  const html = 'html' in result ? result.html : ''
  const raw = /** @type {any} */ ({ type: 'raw', value: html }) // a node of hast-util-to-html
  if (kind === 'inline') return h('span', { class: 'formula inline' }, [raw])
  return h(
    'div',
    {
      class: kind,
      tabIndex: 0,
      role: 'group',
      ariaLabel: kind === 'diagram' ? strings.picture : strings.formula,
    },
    [raw],
  )
}

/** Names a set by what stands in it: pages of lists show sets of several texts. @param {ElementContent[]} children */
const idOf = (children) =>
  `tabs-${createHash('sha256').update(JSON.stringify(children)).digest('hex').slice(0, 6)}`

/** @param {ElementContent[]} children */
function panelsOf(children) {
  return children
    .filter((child) => child.type === 'element' && child.tagName === 'site-tab')
    .map((child) => {
      const panel = /** @type {Element} */ (child)
      const { title, children: content } = splitTitle(panel)
      const label = title
        ? title
            .map((part) => toString(/** @type {Element} */ (part)) || ('value' in part ? part.value : ''))
            .join('')
        : ''
      return {
        value: asText(panel.properties['value']) ?? label,
        label: label || (asText(panel.properties['label']) ?? ''),
        selected: 'default' in panel.properties,
        children: content,
      }
    })
}

/** @param {Element} node */
function splitTitle(node) {
  const first = node.children.find((child) => child.type === 'element')
  if (first?.type !== 'element' || first.tagName !== 'site-title')
    return { title: undefined, children: node.children }
  return { title: first.children, children: node.children.filter((child) => child !== first) }
}

/** @param {Element['properties'][string]} value */
const asText = (value) =>
  Array.isArray(value) ? value.join(' ') : value === undefined || value === null ? undefined : String(value)
