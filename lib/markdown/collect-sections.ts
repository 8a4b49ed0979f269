/** The words of a text, heading by heading, for the search. */
import type { Root } from 'mdast'
import { SKIP, visit } from './visit'
import { typeset } from './remark-typography'
import { isJsx, textAttributes } from './mdx-nodes'
import { textOf } from './text-start'
import type { Heading, Section } from './types'

/** Attributes of components that readers see. */
const shownAttributes = new Set(['title', 'label', 'alt'])

/** What stands in a cell for nothing. */
const emptyCell = /^[-–—]?$/

const emptySection = (id = '', heading = '', level = 1) => ({
  id,
  heading,
  level,
  text: [] as string[],
  code: [] as string[],
})

/**
 * Splits a tree at its headings, with a line of text for each paragraph, row, caption and title of code; above the first the id is
 * empty. Cells of a row are apart by tabs. The head of a table comes after its rows and ends with a tab: it is found like them, and says
 * little.
 */
export function collectSections(tree: Root): Section[] {
  let section = emptySection()
  const sections = [section]
  const add = (...cells: string[]): void =>
    void section.text.push(cells.map((text) => text.replace(/\s+/g, ' ').trim()).join('\t'))
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const id = node.data?.hProperties?.['id']
      if (typeof id === 'string') sections.push((section = emptySection(id, typeset(node), node.depth)))
      else add(textOf(node))
      return SKIP
    }
    if (node.type === 'paragraph') {
      add(textOf(node))
      visit(node, 'image', ({ title }) => add(title ?? ''))
      return SKIP
    }
    if (node.type === 'table') {
      const [head = [], ...rows] = node.children.map(({ children }) =>
        children.map(textOf).filter((cell) => !emptyCell.test(cell)),
      )
      for (const row of rows) add(...row)
      add(...head, '')
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
    .map((one) => ({ ...one, text: one.text.filter(Boolean).join('\n'), code: one.code.join('\n') }))
    .filter(({ id, text, code }) => id !== '' || text !== '' || code !== '')
}

/** The headings of sections; above the first there is none. */
export const headingsOf = (sections: Section[]): Heading[] =>
  sections.filter(({ id }) => id !== '').map(({ id, heading: text, level }) => ({ id, text, level }))
