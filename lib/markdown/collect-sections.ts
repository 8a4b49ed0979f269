import type { Nodes, Root, TableRow } from 'mdast'
import { SKIP, visit } from './visit'
import { typeset } from './remark/remark-typography'
import { isJsx, textAttributes } from './mdx/mdx-nodes'
import { namesOf } from './remark/remark-row-ids'
import { isParagraph, plainText } from './text-start'
import type { Heading, NamedRow, Section } from './types'

const shownAttributes = new Set(['title', 'label', 'alt'])

const emptyCell = /^[-–—]?$/

const emptySection = (id = '', heading = '', level = 1) => ({
  id,
  heading,
  level,
  text: [] as string[],
  code: [] as string[],
  rows: [] as NamedRow[],
  hasProse: false,
})

/**
 * Splits a text at its headings into lines: paragraphs, table rows, captions, code titles. Tabs separate cells.
 * The header row of a table comes last, with a tab at its end, so that snippets can skip it.
 */
export function collectSections(tree: Root): Section[] {
  let section = emptySection()
  const sections = [section]
  const add = (...cells: string[]): void => {
    const line = cells.map((text) => text.replace(/\s+/g, ' ').trim()).join('\t')
    if (line !== '') section.text.push(line)
  }
  visit(tree, (node) => {
    if (isProse(node)) section.hasProse = true
    if (node.type === 'heading') {
      const id = node.data?.hProperties?.['id']
      if (typeof id === 'string') sections.push((section = emptySection(id, typeset(node), node.depth)))
      else add(plainText(node))
      return SKIP
    }
    if (isParagraph(node)) {
      add(plainText(node))
      visit(node, 'image', ({ title }) => add(title ?? ''))
      return SKIP
    }
    if (node.type === 'table') {
      const [head, ...rows] = node.children
      for (const row of rows) {
        const line = section.text.length
        for (const { value: name, data } of namesOf(row))
          section.rows.push({ id: String(data?.hProperties?.['id']), name, line })
        add(...cellsOf(row))
      }
      add(...(head ? cellsOf(head) : []), '')
      return SKIP
    }
    if (node.type === 'code') {
      add(node.data?.title ?? '')
      section.code.push(node.value)
    } else if (isJsx(node)) {
      for (const { name, value } of textAttributes(node)) if (shownAttributes.has(name)) add(value)
    }
    return undefined
  })
  return sections
    .map(({ hasProse, ...one }) => ({
      ...one,
      text: one.text.join('\n'),
      code: one.code.join('\n'),
      ...(!hasProse && one.text.length > 0 && { isLinks: true as const }),
    }))
    .filter(({ id, text, code }) => id !== '' || text !== '' || code !== '')
}

/** Anything that readers see, except a paragraph that begins with a link to another page. */
function isProse(node: Nodes): boolean {
  if (node.type === 'table' || node.type === 'code' || isJsx(node)) return true
  if (node.type !== 'paragraph') return false
  const [first] = node.children
  return first?.type !== 'link' || first.url.startsWith('#')
}

const cellsOf = ({ children }: TableRow): string[] =>
  children.map(plainText).filter((cell) => !emptyCell.test(cell))

export const headingsOf = (sections: Section[]): Heading[] =>
  sections.filter(({ id }) => id !== '').map(({ id, heading: text, level }) => ({ id, text, level }))
