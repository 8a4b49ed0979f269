import { masked, seam } from './marks'

/** An empty string in code. Prose never contains one. */
const emptyString = /(?<![\p{L}\p{N}.!?…»“])""/u
const wordCharacter = new RegExp(`[\\p{L}\\p{N}${masked}]`, 'u')

/** Whether a straight quote opens or closes, judging by its neighbours across seams. */
function readQuote(text: string, at: number) {
  const before = at > 0 ? outside(text, at, -1) : ''
  const after = outside(text, at, 1)
  // emphasis that begins or ends with the quote: `a*"b"*`
  const [isAtStart, isAtEnd] = [text[at - 1] === seam, text[at + 1] === seam]
  const isBetweenWords = wordCharacter.test(before) && wordCharacter.test(after)
  const opens = isBetweenWords
    ? isAtStart && !isAtEnd
    : /^$|[\s([{—–/«„*_~-]/.test(before) && !/^$|[\s,;:)\]}»“]/.test(after)
  const closes = isBetweenWords
    ? isAtEnd && !isAtStart
    : !/^$|[\s([{«„]/.test(before) && !wordCharacter.test(after)
  return { at, opens, closes, isInch: closes && /\d/.test(before) }
}
type Quote = ReturnType<typeof readQuote>

/** The next character in a direction, across seams; empty at the end of the text. */
function outside(text: string, at: number, step: 1 | -1): string {
  let next = at + step
  while (text[next] === seam) next += step
  return text[next] ?? ''
}

/** Whether all quotes can be paired. A quote that may open or close cannot. */
function arePairs(quotes: Quote[]): boolean {
  let open = 0
  for (const { opens, closes } of quotes) {
    if (opens === closes || (closes && open === 0)) return false
    open += opens ? 1 : -1
  }
  return open === 0
}

/** Turns straight quotes into «ёлочки», and nested ones into „лапки“. Unpaired quotes (inches, code) stay. */
export function setQuotes(text: string): string {
  if (!text.includes('"') || emptyString.test(text)) return text
  const all = [...text.matchAll(/"/g)].map(({ index }) => readQuote(text, index))
  const withoutInches = all.filter(({ isInch }) => !isInch)
  const quotes = [withoutInches, all].find(arePairs) ?? []
  const byOffset = new Map(quotes.map((quote) => [quote.at, quote]))
  /** Whether the quotes of each open quotation are replaced. */
  const open: boolean[] = []
  return text.replace(/["«»]/g, (character, at: number) => {
    const quote = byOffset.get(at)
    if (character === '"' && !quote) return character
    if (quote ? quote.opens : character === '«') {
      // «ёлочки» inside new «ёлочки» become „лапки“
      open.push(Boolean(quote) || open.includes(true))
      if (!open.at(-1)) return character
      return open.length === 1 ? '«' : '„'
    }
    const isReplaced = open.pop() ?? false
    if (!isReplaced && !quote) return character
    return open.length === 0 ? '»' : '“'
  })
}
