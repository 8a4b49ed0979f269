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

/** The tree that another row holds, by its id. */
type TreeOf = (id: string) => Json | undefined

/** Whether a tree consists of plain elements: no client component, nothing but trees in other rows, into which long ones are split. */
function isPlain(value: Json, treeOf: TreeOf): boolean {
  const areAllPlain = (values: Json[]) => values.every((one) => isPlain(one, treeOf))
  if (typeof value === 'string') {
    const [, id] = splitOff.exec(value) ?? []
    const tree = id === undefined ? undefined : treeOf(id)
    return tree === undefined ? !special.test(value) : isPlain(tree, treeOf)
  }
  if (isElement(value)) return areAllPlain(value.slice(1))
  if (Array.isArray(value)) return areAllPlain(value)
  return value === null || typeof value !== 'object' || areAllPlain(Object.values(value))
}

const splitOff = /^\$L([\da-f]+)$/
const special = /^\$(?!undefined$|\$)./

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
  treeOf: TreeOf
  /** Adds a row with a text; returns how to refer to it. */
  addText: (text: string) => string
  /** Takes a tree that a text replaces; its rows may not be needed any more. */
  drop: (tree: Json) => void
}

/** Makes a value of the data lean, in its place. */
function makeLean(value: Json, page: Page): void {
  if (value === null || typeof value !== 'object') return
  if (isElement(value) && typeof value[3] === 'object') {
    const props = value[3]
    const name = props[mark]
    const isStill = typeof name === 'string' && isPlain(value, page.treeOf)
    const inside = isStill ? htmlInside(page.html, name) : textOf(props)
    if (inside !== undefined) {
      page.drop(props['children'] ?? null)
      delete props['children']
      props['dangerouslySetInnerHTML'] = { __html: page.addText(inside) }
      return
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
const hint = /"data-still"|"__html"/
const reference = /"\$[A-Za-z@]?([\da-f]+)(?=[":])/g

const referencesIn = (text: string): string[] => [...text.matchAll(reference)].map(([, id = '']) => id)

/** Data for navigation to a page: what it holds is not on the screen yet, so the marks are of no use. */
export const withoutMarks = (data: string): string => data.replaceAll(/,"data-still":"[^"]*"/g, '')

/** The rows of the framework's data without what the page holds already. */
export function leanRows(rows: Row[], html: string): Row[] {
  const trees = new Map(
    rows.flatMap((row) => {
      const [, id, json] = (row.text === undefined && jsonRow.exec(row.raw)) || []
      return id === undefined || json === undefined ? [] : [[id, json] as const]
    }),
  )
  const texts: Row[] = []
  const dropped = new Set<string>()
  /** Adds the rows that a piece of data needs, and that these need. */
  const addNeeds = (data: string, ids: Set<string>): void => {
    for (const id of referencesIn(data)) {
      if (ids.has(id)) continue
      ids.add(id)
      addNeeds(trees.get(id) ?? '', ids)
    }
  }
  const page: Page = {
    html,
    treeOf: (id) => {
      const json = trees.get(id)
      return json === undefined ? undefined : (JSON.parse(json) as Json)
    },
    addText: (text) => {
      const id = (firstRow + texts.length).toString(16)
      texts.push(textRow(id, text))
      return `$${id}`
    },
    drop: (tree) => addNeeds(JSON.stringify(tree), dropped),
  }
  const lean = rows.map((row): Row => {
    const id = idOf(row)
    const json = row.text === undefined && hint.test(row.raw) ? trees.get(id) : undefined
    // other rows may point into this one
    if (json === undefined || rows.some(({ raw }) => raw.includes(`"$${id}:`))) return row
    const value = JSON.parse(json) as Json
    makeLean(value, page)
    return { raw: `${id}:${JSON.stringify(value)}\n` }
  })
  const needed = new Set<string>()
  for (const row of lean) {
    if (row.text === undefined && !dropped.has(idOf(row))) addNeeds(row.raw, needed)
  }
  return [...texts, ...lean.filter((row) => !dropped.has(idOf(row)) || needed.has(idOf(row)))]
}

const idOf = ({ raw }: Row): string => raw.slice(0, raw.indexOf(':'))
