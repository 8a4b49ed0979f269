import type { Element } from 'hast'
import { h } from 'hastscript'
import { contentStrings as strings } from '../strings/content-strings.mjs'
import { textOf } from './visible-text'

/** Letters for which a phone has room: in a row of a table, less what each column takes; in the longest words of all columns, with gaps. */
const room = { row: 60, column: 6, words: 42, gap: 2 }

/** A box that scrolls sideways. A table with much text stacks on phones instead: each row is a block there, its cells one after the other. */
export function tableBox(table: Element): Element {
  const rows = elementsOf(table).flatMap(elementsOf)
  const isLong = () => lettersOf(rows) > room.row - room.column * elementsOf(rows[0]).length
  const isStack = canStack(rows) && (isLong() || leastWidthOf(rows) > room.words)
  if (isStack) stack(table, rows)
  return h('div', { class: isStack ? 'table stack' : 'table', role: 'group', ariaLabel: strings.table }, [
    table,
  ])
}

const elementsOf = (parent?: Element): Element[] =>
  parent?.children.filter((child) => child.type === 'element') ?? []

/** Whether a table is a row of headers over rows with a cell for each: HTML that an author writes may hold anything. */
function canStack([head, ...body]: Element[]): boolean {
  const headers = elementsOf(head)
  const isPlain = (row: Element, tag: string) =>
    elementsOf(row).length === headers.length &&
    elementsOf(row).every(
      ({ tagName, properties }) => tagName === tag && !properties['colSpan'] && !properties['rowSpan'],
    )
  return !!head && headers.length > 1 && isPlain(head, 'th') && body.every((row) => isPlain(row, 'td'))
}

/** The average of the rows. */
const lettersOf = ([, ...body]: Element[]): number =>
  body.reduce((sum, row) => sum + elementsOf(row).map(textOf).join('').length, 0) / body.length

const longestWordOf = (cell?: Element): number =>
  Math.max(...(cell ? textOf(cell) : '').split(/[ \n-]/).map(({ length }) => length))

/** What the columns need when their cells break between all words. */
function leastWidthOf(rows: Element[]): number {
  const widths = elementsOf(rows[0]).map((_, column) =>
    Math.max(...rows.map((row) => longestWordOf(elementsOf(row)[column]))),
  )
  return widths.reduce((sum, width) => sum + width + room.gap, 0)
}

/** Safari forgets what the elements of a table are when they are no boxes of a table. Cells get the names of their columns to show. */
function stack(table: Element, rows: Element[]): void {
  const labels = elementsOf(rows[0]).map(textOf)
  table.properties['role'] = 'table'
  for (const row of rows) {
    row.properties['role'] = 'row'
    for (const [index, cell] of elementsOf(row).entries()) {
      const isHeader = cell.tagName === 'th'
      const label = labels[index] ?? ''
      cell.properties['role'] = isHeader ? 'columnheader' : 'cell'
      if (!isHeader && index > 0 && !strings.plainColumns.includes(label))
        cell.properties['dataLabel'] = label
    }
  }
}
