import { textRow, type Row } from './framework-rows'

/** HTML that an element holds as a text, in a row of JSON. */
const heldHtml = /"__html":("(?:[^"\\]|\\.)*")/g
/** A text that is worth a row of its own, in characters. */
const longText = 100
/** Ids of rows are hexadecimal; the framework counts up from 0. */
const firstRow = 0xe000

/** The rows of the framework's data with each long HTML of an element in a row of its own, before those that refer to it. */
export function withTextRows(rows: Row[]): Row[] {
  const texts: Row[] = []
  const others = rows.map((row): Row => {
    if (row.text !== undefined) return row
    const raw = row.raw.replace(heldHtml, (whole, json: string) => {
      const text = JSON.parse(json) as string // what the pattern finds is one
      // "$" begins what stands for something else
      if (text.length < longText || text.startsWith('$')) return whole
      const id = (firstRow + texts.length).toString(16)
      texts.push(textRow(id, text))
      return `"__html":"$${id}"`
    })
    return { raw }
  })
  return [...texts, ...others]
}
