import type { Element, Nodes } from 'hast'
import { h } from 'hastscript'
import { contentStrings as strings } from '../../strings/content-strings.mjs'
import { elementsOf, isHtml, propertyOf, setProperty, tagOf, visibleText, type HtmlNode } from './html-nodes'

/** How much text fits, in characters. */
const room = {
  row: 60, // in an average row on a phone, less `column` for each column
  longest: 80, // in the longest row there, less `column` for each column
  column: 6,
  words: 39, // in the longest words of all columns there, with a `gap` after each
  wide: 75, // the same on a wide screen
  gap: 2,
  box: 7, // what a note, a list or another box around the table takes
}

/** Cells of at most this length stay on one line, if there is room for all of them. */
const shortCells = [20, 16]

/** Wraps a table in a box that scrolls, or stacks its rows on phones. A nested table has less room. */
export function tableBox(table: HtmlNode, isNested = false): Element {
  const parts = elementsOf(table)
  const rows = parts.flatMap(elementsOf)
  const cells = rows.map(elementsOf)
  const texts = cells.map((row) => row.map(visibleText))
  const taken = isNested ? room.box : 0
  const isPlain = ![table, ...parts, ...rows].some(hasCode) && canStack(cells)
  const isStack = isPlain && hasNames(texts) && isWide(texts, taken)
  if (isStack) stack(table, rows, texts)
  const longest =
    shortCells.find((most) => widthOf(texts, most) <= (isStack ? room.wide : room.words) - taken) ?? 0
  for (const [index, row] of cells.entries())
    for (const [column, cell] of row.entries()) {
      if ((texts[index]?.[column] ?? '').length <= longest) tie(cell)
      if (index > 0 && strings.typeColumns.includes(texts[0]?.[column] ?? ''))
        setProperty(cell, 'dataType', '')
    }
  return h('div', { class: isStack ? 'table stack' : 'table', role: 'group', ariaLabel: strings.table }, [
    table,
  ])
}

/** Whether any child is an expression or a component, so that rows or cells are unknown before rendering. */
const hasCode = ({ children }: HtmlNode): boolean =>
  children.some((child) => child.type.startsWith('mdx') && !isHtml(child))

/** Whether a table has one header row and rows of equal length, which raw HTML may lack. */
function canStack([headers = [], ...body]: HtmlNode[][]): boolean {
  const isPlain = (row: HtmlNode[], tag: string) =>
    row.length === headers.length &&
    row.every((cell) => tagOf(cell) === tag && !propertyOf(cell, 'colSpan') && !propertyOf(cell, 'rowSpan'))
  return headers.length > 1 && isPlain(headers, 'th') && body.every((row) => isPlain(row, 'td'))
}

/** Whether column names tell the cells of a row apart: only one column after the first may lack a name. */
const hasNames = ([headers = []]: string[][]): boolean =>
  headers.slice(1).filter((name) => name === '').length < 2

/** Whether a phone is too narrow for the average row, the longest row, or the longest words side by side. */
function isWide([headers = [], ...body]: string[][], taken: number): boolean {
  const letters = body.map((row) => row.join('').length)
  const average = letters.reduce((sum, count) => sum + count, 0) / body.length
  const lost = taken + room.column * headers.length
  return (
    average > room.row - lost ||
    Math.max(...letters) > room.longest - lost ||
    widthOf([headers, ...body]) > room.words - taken
  )
}

/** The width of a table in characters if texts longer than `whole` characters wrap. */
function widthOf([headers = [], ...body]: string[][], whole = 0): number {
  const widths = headers.map((header, column) =>
    [header, ...body.map((row) => row[column] ?? '')]
      .flatMap((text) => (text.length <= whole ? text : text.split(/[ \n-]/)))
      .reduce((longest, word) => Math.max(longest, word.length), 0),
  )
  return widths.reduce((sum, width) => sum + width + room.gap, 0)
}

/** Joins the words of a cell with no-break spaces, except in code, which has its own rules and is copied. */
function tie(node: Nodes): void {
  if (node.type === 'text') node.value = node.value.replaceAll(' ', '\u00a0')
  else if ('children' in node && !(isHtml(node) && tagOf(node) === 'code')) node.children.forEach(tie)
}

/** Sets how stacked cells are shown, and roles: Safari drops table semantics if `display` changes. */
function stack(table: HtmlNode, rows: HtmlNode[], texts: string[][]): void {
  const labels = texts[0] ?? []
  setProperty(table, 'role', 'table')
  for (const [at, row] of rows.entries()) {
    setProperty(row, 'role', 'row')
    for (const [index, cell] of elementsOf(row).entries()) {
      const isHeader = tagOf(cell) === 'th'
      setProperty(cell, 'role', isHeader ? 'columnheader' : 'cell')
      if (isHeader) continue
      const text = texts[at]?.[index] ?? ''
      const data = index === 0 ? nameData(text) : dataOf(labels.length > 2 ? labels[index] : '', text)
      for (const [name, value] of Object.entries(data)) setProperty(cell, name, value)
      if (data['dataType'] === 'new') cell.children = [h('strong', cell.children)]
    }
  }
}

/** Names in Russian begin with a capital letter there, like other headings; those in code or Latin keep their case. */
const nameData = (name: string): Record<string, string> => (/^[а-яё]/.test(name) ? { dataName: '' } : {})

/** How a stacked cell is shown: hidden if it says nothing, beside or below the name, or with a label. */
function dataOf(label = '', text: string): Record<string, string> {
  const isNone = /^[—–-]$/.test(text) || (text === strings.none && strings.hiddenIfNone.includes(label))
  if (isNone) return { dataNone: '' }
  if (strings.newColumns.includes(label)) return { dataType: 'new' }
  if (strings.typeColumns.includes(label)) return { dataType: '' }
  return label === '' || strings.meaningColumns.includes(label) ? {} : { dataLabel: label }
}
