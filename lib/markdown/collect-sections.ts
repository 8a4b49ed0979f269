/** The words of a text, heading by heading, for the search. */
import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { typograph } from '../text/typograph'
import { isJsx, textAttributes } from './mdx-nodes'

/** Attributes of components that readers see. */
const shownAttributes = new Set(['title', 'label', 'alt'])

/** What stands in a cell for nothing. */
const emptyCell = /^[-–—]?$/

interface Section {
  /** Id of the heading; empty above the first one. */
  id: string
  /** The heading by the rules of typography. */
  heading: string
  text: string[]
  code: string[]
}

/**
 * Splits a tree at its headings. Text holds a line for each paragraph, row of a table, caption and title of a code block; code holds
 * the code blocks.
 */
export function collectSections(tree: Root) {
  let section: Section = { id: '', heading: '', text: [], code: [] }
  const sections = [section]
  const add = (text = ''): void => void section.text.push(text.replace(/\s+/g, ' ').trim())
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const id = node.data?.hProperties?.['id']
      const heading = toString(node, { includeHtml: false }).trim()
      if (typeof id !== 'string') add(heading)
      else sections.push((section = { id, heading: typograph(heading), text: [], code: [] }))
      return SKIP
    }
    if (node.type === 'paragraph') {
      add(toString(node, { includeHtml: false }))
      visit(node, 'image', ({ title }) => add(title ?? ''))
      return SKIP
    }
    if (node.type === 'tableRow') {
      const cells = node.children.map((cell) => toString(cell, { includeHtml: false }).trim())
      add(cells.filter((cell) => !emptyCell.test(cell)).join(' — '))
      return SKIP
    }
    if (node.type === 'code') {
      add(node.data?.title)
      section.code.push(node.value)
    } else if (isJsx(node)) {
      for (const { name, value } of textAttributes(node)) if (shownAttributes.has(name)) add(value)
    }
    return undefined
  })
  return sections
    .map(({ text, code, ...names }) => ({
      ...names,
      text: text.filter(Boolean).join('\n'),
      code: code.join('\n'),
    }))
    .filter(({ id, text, code }) => id !== '' || text !== '' || code !== '')
}
