const attributes = String.raw`(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*`
const piece = new RegExp(
  String.raw`<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/)?([\w:.-]+)${attributes}\s*(\/)?>|[^<]+`,
  'y',
)

/** The first thing that keeps a text from being well-formed XML: enough for samples and drawings. */
export function xmlMistake(xml: string): string | undefined {
  const open: string[] = []
  let roots = 0
  piece.lastIndex = 0
  while (piece.lastIndex < xml.length) {
    const start = piece.lastIndex
    const found = piece.exec(xml)
    if (!found) return `no tag ends here: ${xml.slice(start, start + 40)}`
    const [text, closes, name, isEmpty] = found
    if (name === undefined) {
      if (open.length === 0 && !text.startsWith('<') && text.trim() !== '')
        return `text outside: ${text.trim()}`
      if (/&(?!#?\w+;)/.test(text)) return `bare & in: ${text.trim()}`
    } else if (closes) {
      if (open.pop() !== name) return `</${name}> closes nothing`
    } else {
      if (open.length === 0 && ++roots > 1) return `second root <${name}>`
      if (!isEmpty) open.push(name)
    }
  }
  return open.length > 0 ? `<${open.at(-1)}> is not closed` : roots === 0 ? 'no element' : undefined
}
