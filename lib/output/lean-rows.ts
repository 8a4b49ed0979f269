import { textRow, type Row } from './framework-rows'

/**
 * Parts of a page that the framework never changes: elements with `data-still` and a name of their own, made of plain elements. The
 * framework's data holds their tree; this replaces it by their HTML, which the page holds already, so that it travels once. The
 * framework then takes the part as it finds it, and has nothing to compare.
 */

const mark = 'data-still'
/** The mark as it stands in a page. */
export const stillMark = new RegExp(` ${mark}="[^"]*"`, 'g')
/** Ids of rows are hexadecimal; the framework counts up from 0. */
const firstRow = 0xe000

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type Props = Record<string, Json>

const isElement = (value: Json): value is ['$', string, Json, Props] =>
  Array.isArray(value) && value[0] === '$' && typeof value[1] === 'string' && value.length >= 4

/** Whether a tree stands for itself: no client component, nothing that another row holds. */
function isPlain(value: Json): boolean {
  if (typeof value === 'string') return !/^\$(?!undefined$|\$)./.test(value)
  if (isElement(value)) return value.slice(1).every(isPlain)
  if (Array.isArray(value)) return value.every(isPlain)
  return value === null || typeof value !== 'object' || Object.values(value).every(isPlain)
}

/** The HTML inside of the element with the mark `name`. */
function htmlInside(html: string, name: string): string | undefined {
  const open = new RegExp(`<(\\w+)[^>]* ${mark}="${name}"[^>]*>`).exec(html)
  if (!open) return undefined
  const start = open.index + open[0].length
  const tags = new RegExp(`<(/?)${open[1]}\\b`, 'g')
  tags.lastIndex = start
  let depth = 1
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] === '' ? 1 : -1
    if (depth === 0) return html.slice(start, tag.index)
  }
  return undefined
}

/** A text that is worth a row of its own, in characters. */
const longText = 200

interface Page {
  html: string
  /** Adds a row with a text; returns how to refer to it. */
  addText: (text: string) => string
  /** Takes a tree that the page never shows; its rows may not be needed any more. */
  drop: (tree: Json) => void
}

/** Makes a value of the data lean, in its place. */
function makeLean(value: Json, page: Page): void {
  if (value === null || typeof value !== 'object') return
  if (isElement(value) && typeof value[3] === 'object') {
    const props = value[3]
    const name = props[mark]
    const inside = typeof name === 'string' && isPlain(value) ? htmlInside(page.html, name) : textOf(props)
    if (inside !== undefined) {
      delete props['children']
      props['dangerouslySetInnerHTML'] = { __html: page.addText(inside) }
      return
    }
    // shown when a page calls notFound(), which an exported one does not
    if (Array.isArray(props['notFound'])) {
      page.drop(props['notFound'])
      props['notFound'] = '$undefined'
    }
  }
  for (const child of Object.values(value)) makeLean(child, page)
}

/** The HTML that an element holds as a text, when it is long and in this row. */
function textOf({ dangerouslySetInnerHTML: inner }: Props): string | undefined {
  const html = inner !== null && typeof inner === 'object' && '__html' in inner ? inner['__html'] : null
  return typeof html === 'string' && html.length > longText && !html.startsWith('$') ? html : undefined
}

/** A row of JSON: `id:[…]` or `id:{…}`. */
const jsonRow = /^([\da-f]+):([[{].*)\n?$/
/** Only these rows are worth a look. */
const hint = /"data-still"|"__html"|"notFound":\[/
const reference = /"\$[A-Za-z@]?([\da-f]+)(?=[":])/g

const referencesIn = (text: string): string[] => [...text.matchAll(reference)].map(([, id = '']) => id)

/** Data for navigation to a page: what it holds is not on the screen yet, so the marks are of no use. */
export const withoutMarks = (data: string): string => data.replaceAll(/,"data-still":"[^"]*"/g, '')

/** The rows of the framework's data without what the page holds already, and without what it never shows. */
export function leanRows(rows: Row[], html: string): Row[] {
  const texts: Row[] = []
  const dropped = new Set<string>()
  const page: Page = {
    html,
    addText: (text) => {
      const id = (firstRow + texts.length).toString(16)
      texts.push(textRow(id, text))
      return `$${id}`
    },
    drop: (tree) => {
      for (const id of referencesIn(JSON.stringify(tree))) dropped.add(id)
    },
  }
  const lean = rows.map((row): Row => {
    const [, id = '', json = ''] =
      (row.text === undefined && hint.test(row.raw) && jsonRow.exec(row.raw)) || []
    // other rows may point into this one
    if (json === '' || rows.some(({ raw }) => raw.includes(`"$${id}:`))) return row
    const value = JSON.parse(json) as Json
    makeLean(value, page)
    return { raw: `${id}:${JSON.stringify(value)}\n` }
  })
  const needed = new Set(lean.flatMap(({ raw, text }) => (text === undefined ? referencesIn(raw) : [])))
  const isNeeded = ({ raw }: Row) => {
    const id = raw.slice(0, raw.indexOf(':'))
    return !dropped.has(id) || needed.has(id)
  }
  return [...texts, ...lean.filter(isNeeded)]
}
