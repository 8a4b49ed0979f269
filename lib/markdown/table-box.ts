import type { Element } from 'hast'
import { h } from 'hastscript'
import { contentStrings as strings } from '../strings/content-strings.mjs'
import { visibleText } from './visible-text'

/** Letters for which a phone has room: in a row of a table, less what each column takes; in the longest words of all columns, with gaps. */
const room = { row: 60, column: 6, words: 42, gap: 2 }

/** A box that scrolls sideways. A table with much text stacks on phones instead: each row is a block there, its cells one after the other. */
export function tableBox(table: Element): Element {
  const rows = elementsOf(table).flatMap(elementsOf)
  const cells = rows.map(elementsOf)
  const texts = cells.map((row) => row.map(visibleText))
  const isStack = canStack(cells) && isWide(texts)
  if (isStack) stack(table, rows, texts[0] ?? [])
  return h('div', { class: isStack ? 'table stack' : 'table', role: 'group', ariaLabel: strings.table }, [
    table,
  ])
}

const elementsOf = (parent: Element): Element[] => parent.children.filter((child) => child.type === 'element')

/** Whether a table is a row of headers over rows with a cell for each: HTML that an author writes may hold anything. */
function canStack([headers = [], ...body]: Element[][]): boolean {
  const isPlain = (row: Element[], tag: string) =>
    row.length === headers.length &&
    row.every(
      ({ tagName, properties }) => tagName === tag && !properties['colSpan'] && !properties['rowSpan'],
    )
  return headers.length > 1 && isPlain(headers, 'th') && body.every((row) => isPlain(row, 'td'))
}

/** Whether a row, on average, has more letters than a phone has room for, or the columns need more when they break between all words. */
function isWide([headers = [], ...body]: string[][]): boolean {
  const letters = body.flat().join('').length / body.length
  const widths = headers.map((header, column) =>
    [header, ...body.map((row) => row[column] ?? '')]
      .flatMap((text) => text.split(/[ \n-]/))
      .reduce((longest, word) => Math.max(longest, word.length), 0),
  )
  return (
    letters > room.row - room.column * headers.length ||
    widths.reduce((sum, width) => sum + width + room.gap, 0) > room.words
  )
}

/** Safari forgets what the elements of a table are when they are no boxes of a table. Cells get the names of their columns to show. */
function stack(table: Element, rows: Element[], labels: string[]): void {
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
