/** The data of the framework: rows of a tree, each with an id, as React writes them. */

export interface Row {
  /** The row as it is written, with what ends it. */
  raw: string
  /** Set for rows of text. */
  text?: string
}

const textRowHead = /^[\da-f]*:T([\da-f]+),/

/** The piece of a text from `start` on that takes up `bytes` in UTF-8. */
function takeBytes(text: string, start: number, bytes: number): string {
  return Buffer.from(text.slice(start, start + bytes))
    .subarray(0, bytes)
    .toString()
}

/** A row of text: `id:T<length in bytes, hexadecimal>,<text>`. */
export const textRow = (id: string, text: string): Row => ({
  raw: `${id}:T${Buffer.byteLength(text).toString(16)},${text}`,
  text,
})

/** Rows of data, each as `clean` gives it but for texts: what looks like data there is what an author has written. */
export const cleanRows = (data: string, clean: (raw: string) => string): Row[] =>
  splitRows(data).map((row) => (row.text === undefined ? { raw: clean(row.raw) } : row))

/** Splits data into rows: a text ends by its length, everything else with its line. */
export function splitRows(data: string): Row[] {
  const rows: Row[] = []
  let position = 0
  while (position < data.length) {
    const [head, length] = textRowHead.exec(data.slice(position, position + 40)) ?? []
    if (head === undefined || length === undefined) {
      const lineEnd = data.indexOf('\n', position)
      const end = lineEnd === -1 ? data.length : lineEnd + 1
      rows.push({ raw: data.slice(position, end) })
      position = end
      continue
    }
    const text = takeBytes(data, position + head.length, Number.parseInt(length, 16))
    rows.push({ raw: head + text, text })
    position += head.length + text.length
  }
  return rows
}
