/** Links of headings and of documented names to themselves. */
import type { Element, Nodes } from 'hast'
import { h } from 'hastscript'
import { contentStrings as strings } from '../../strings/content-strings.mjs'
import { visibleText } from '../visible-text'

/** Adds the `#` link to a heading with an id. */
export function linkHeading(heading: Element): void {
  const { id } = heading.properties
  if (!id || id === 'footnote-label') return
  const words = heading.children.filter((child) => !isNoteNumber(child)).map(visibleText)
  const ariaLabel = strings.headingLink(words.join('').replaceAll('\n', ' ').trim())
  const anchor = h('a', { class: 'anchor', href: `#${id}`, ariaLabel }, '#')
  heading.children.push({ type: 'text', value: ' ' }, anchor)
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
