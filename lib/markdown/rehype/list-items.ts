/** Task labels, and boxes for formulas, in list items. */
import type { Element, ElementContent, Nodes } from 'hast'
import { h } from 'hastscript'
import { toString } from 'mdast-util-to-string'
import { hashOf } from '../../data/hash-of'
import { hasClass } from './html-nodes'

const blockTag = /^(p|[uo]l|pre|blockquote|table|h[1-6r]|div|figure|aside|details)$/

/** The index of the first block among the children of an item, or the number of children. */
function firstBlock(children: ElementContent[]): number {
  const index = children.findIndex((child) => child.type === 'element' && blockTag.test(child.tagName))
  return index === -1 ? children.length : index
}

export const isTask = (node: Element): boolean => hasClass(node, 'task-list-item')

/** Makes a task's text the label of its checkbox, whose value still names the task on a translated page. */
export function labelTask({ children }: Element): void {
  const first = children.find((child) => child.type === 'element')
  const line = first?.tagName === 'p' ? first.children : children
  const label = h('label', line.splice(0, firstBlock(line)))
  for (const box of label.children)
    if (box.type === 'element' && box.tagName === 'input')
      box.properties['value'] = hashOf(toString(label).trim()).slice(0, 8)
  line.unshift(label)
}

/** Wraps the text of a tight list item in a box, so that its formulas scroll like those in a paragraph. */
export function boxFormulas(item: Element): void {
  const { children } = item
  const line = children.slice(0, firstBlock(children))
  if (line.some(hasFormula)) children.splice(0, line.length, h('div', { class: 'formula' }, line))
}

const hasFormula = (node: Nodes): boolean =>
  node.type === 'element' && (hasClass(node, 'formula') || node.children.some(hasFormula))
