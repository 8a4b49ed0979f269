/**
 * Pages of one kind differ in a few texts. The framework draws one of them with marks in their places, a template, and the build
 * fills it for each page.
 */
import { hashOf } from '../text/hash-of'
import { textRow, type Row } from './framework-rows'

/**
 * What stands in place of a mark: the HTML that makes up most of a page, other HTML, a text, an address, or a piece of JSON. HTML is
 * written into pages as it is, JSON into data, the rest with what stands there for characters that mean something.
 */
export type MarkKind = 'body' | 'html' | 'text' | 'url' | 'json'

/** Letters and digits that no compression makes shorter: the framework treats long parts of a page in another way than short ones. */
const filler = Array.from({ length: 512 }, (_, index) => hashOf(String(index))).join('')

const begin = 'zq-'
const end = '-qz'

/** The mark of a value. Names consist of small Latin letters. */
export function markOf(kind: MarkKind, name: string): string {
  const mark = `${begin}${kind}-${name}${end}`
  if (kind === 'body') return mark + filler
  // to the address of a file the framework adds no slash
  return kind === 'url' ? `https://example.com/${mark}.html` : mark
}

/** Values by the name of their mark. */
export type Values = Record<string, string>

/** A text with marks, between which nothing changes. */
export type Pieces = (string | Place)[]

interface Place {
  kind: MarkKind
  name: string
}

const anyMark = new RegExp(
  `(?:https://example\\.com/)?${begin}(body|html|text|url|json)-([a-z]+)${end}(?:${filler}|\\.html)?`,
)

/** Splits a text at its marks. */
export function piecesOf(text: string): Pieces {
  // the groups of the pattern stand between the pieces
  return text.split(anyMark).flatMap((piece, index, all): Pieces => {
    if (index % 3 === 0) return piece === '' ? [] : [piece]
    return index % 3 === 1 ? [{ kind: piece as MarkKind, name: all[index + 1] ?? '' }] : []
  })
}

/** Fills pieces. `write` turns a value into what stands in its place. Throws when a value is missing. */
function fill(pieces: Pieces, values: Values, write: (value: string, place: Place) => string): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece
      const value = values[piece.name]
      if (value === undefined) throw new Error(`The template has a mark without a value: ${piece.name}`)
      return write(value, piece)
    })
    .join('')
}

const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** As React writes texts and attributes. */
const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => references[character] ?? '')

/** The HTML of a page. */
export const fillHtml = (pieces: Pieces, values: Values): string =>
  fill(pieces, values, (value, { kind }) => (kind === 'html' || kind === 'body' ? value : escapeText(value)))

/** A row of the framework's data with marks in it. */
export type RowTemplate = Row | { id: string; text: Pieces } | { json: Pieces }

const idOf = (raw: string): string => raw.slice(0, raw.indexOf(':'))

/** Splits a row at its marks. */
export function rowTemplate(row: Row): RowTemplate {
  const pieces = piecesOf(row.text ?? row.raw)
  if (pieces.every((piece) => typeof piece === 'string')) return row
  return row.text === undefined ? { json: pieces } : { id: idOf(row.raw), text: pieces }
}

const inJson = (value: string): string => JSON.stringify(value).slice(1, -1)

/** The row of a page. In its JSON a string that begins with `$` stands for something else, and `$$` for the character. */
export function fillRow(row: RowTemplate, values: Values): Row {
  if ('raw' in row) return row
  if ('text' in row)
    return textRow(
      row.id,
      fill(row.text, values, (value) => value),
    )
  return {
    raw: fill(row.json, values, (value, { kind }) =>
      kind === 'json' ? value : inJson(value.startsWith('$') ? `$${value}` : value),
    ),
  }
}
