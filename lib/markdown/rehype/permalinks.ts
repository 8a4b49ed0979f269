/** Links from headings and documented names to themselves. */
import type { Element, ElementContent, Nodes } from 'hast'
import { h } from 'hastscript'
import { contentStrings as strings } from '../../strings/content-strings.mjs'
import { jsxOf, visibleText } from './html-nodes'
import { noteLabel } from './rehype-note-ids'

/** Adds the `#` link to a heading with an id; not among the children that authors' components read. */
export function linkHeading(heading: Element, isForAuthor: boolean): ElementContent {
  const { tagName, properties, children } = heading
  const { id } = properties
  if (!id || id.startsWith(noteLabel)) return heading
  const words = children.filter((child) => !isNoteNumber(child)).map(visibleText)
  const ariaLabel = strings.headingLink(words.join('').replaceAll('\n', ' ').trim() || id)
  if (isForAuthor) return jsxOf('PageHeading', { ...properties, as: tagName, label: ariaLabel }, children)
  const anchor = h('a', { class: 'anchor', href: `#${id}`, ariaLabel }, '#')
  children.push({ type: 'text', value: ' ' }, anchor)
  return heading
}

/** A reference to a footnote. */
const isNoteNumber = (node: Nodes): boolean =>
  node.type === 'element' &&
  node.tagName === 'sup' &&
  node.children.some((child) => child.type === 'element' && 'dataFootnoteRef' in child.properties)

/** Turns a name documented in a table into a link to itself, which is shorter than a `#` next to it. */
export function linkName(code: Element): Element {
  const { id, ...properties } = code.properties
  if (!id) return code
  code.properties = properties
  return h('a', { id, href: `#${id}` }, [code])
}
