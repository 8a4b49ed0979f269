import type { Element } from 'hast'
import { h } from 'hastscript'
import { contentStrings as strings } from '../../strings/content-strings.mjs'
import { visibleText } from '../visible-text'

/** Room on a phone in characters: for a row, less a bit per column; for the longest words of all columns, with gaps. */
const room = { row: 60, column: 6, words: 42, gap: 2 }

/** Wraps a table in a box that scrolls horizontally. A table with much text is stacked on phones instead: rows become blocks of cells. */
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

/** Whether a table has one header row and equally long rows; raw HTML may be anything. */
function canStack([headers = [], ...body]: Element[][]): boolean {
  const isPlain = (row: Element[], tag: string) =>
    row.length === headers.length &&
    row.every(
      ({ tagName, properties }) => tagName === tag && !properties['colSpan'] && !properties['rowSpan'],
    )
  return headers.length > 1 && isPlain(headers, 'th') && body.every((row) => isPlain(row, 'td'))
}

/** Whether an average row has too many characters for a phone, or the longest words do not fit next to each other. */
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

/** Sets roles, since Safari drops table semantics if `display` changes, and labels for the cells. */
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
