/** Compared pages as readers see them. */
import { editDistance } from '../text/edit-distance'
import type { ComparedPage } from './compare-page'
import { certaintyOf } from './dictionary'
import type { SearchedText } from './find-matches'
import type { ReadQuery } from './read-query'
import { fold } from './words'

/** How many sections of a page are shown. */
const maxHits = 3
/** Drops sections that score far below the best one. */
const weakest = 0.35

/** A piece of a snippet. */
export interface SnippetPart {
  text: string
  isMatch: boolean
}

export type SearchGroup = ReturnType<typeof groupOf>

/** A page that answers, with its best sections below the top, the best one first. */
export function groupOf({ page, title, isWhole, first, sections }: ComparedPage) {
  const { permalink, kind, breadcrumbs } = page
  const strongest = sections[0]?.score ?? 0
  const shown = sections.slice(0, maxHits).filter(({ score }) => score >= weakest * strongest)
  const top = shown.find(({ anchor }) => anchor === '') ?? (isWhole ? first : undefined)
  /** What the page says at its top; empty when only sections answer. */
  const snippet = top ? snippetIn(top) : []
  const hits = shown
    .filter(({ anchor }) => anchor !== '')
    .map((section) => ({
      anchor: section.anchor,
      heading: markMatches(section.heading),
      snippet: snippetIn(section),
    }))
  return { permalink, kind, breadcrumbs, title: markMatches(title), snippet, isWhole, hits }
}

const snippetIn = ({ text, code }: Pick<ComparedPage['sections'][number], 'text' | 'code'>): SnippetPart[] =>
  snippetOf(code.density > text.density || text.text === '' ? code : text)

/** The query as it was understood: words that stand nowhere as typed are replaced by the nearest form of the best pages. */
export function spellingOf({ words, text: query }: ReadQuery, pages: ComparedPage[]): string {
  const texts = pages.flatMap(({ title, sections }) => [
    title,
    ...sections.flatMap(({ heading, text, code }) => [heading, text, code]),
  ])
  return words.reduce((spelling, { word, certainty }, number) => {
    if (certainty >= certaintyOf.beginning) return spelling
    const forms = texts.flatMap(({ text, matches }) =>
      matches.flatMap((match) => (match.word === number ? [fold(text.slice(match.start, match.end))] : [])),
    )
    const [nearest = word] = [...new Set(forms)].toSorted(
      (a, b) => editDistance(word, a) - editDistance(word, b),
    )
    // the word is folded: where that changes its length, its place is not known
    const at = fold(spelling).length === spelling.length ? fold(spelling).indexOf(word) : -1
    return at === -1 ? spelling : spelling.slice(0, at) + nearest + spelling.slice(at + word.length)
  }, query)
}

/** Length of a snippet, in UTF-16 units: two lines of a result. */
const maxLength = 170

/** From the beginning of a line: a row of a table, whose cells are apart by tabs, or all that stands before the next row. */
const rowOrProse = /^[^\n\t]*\t[^\n]*|^[^\t]*(?=\n[^\n]*\t)|^[^]*/

/**
 * Cuts a text around the place with most of the query, at borders of words; a line from its beginning when that shows the place. A row
 * of a table stands alone: it says nothing of the next.
 */
function snippetOf(searched: SearchedText): SnippetPart[] {
  const { text } = searched
  // column names say less than the beginning of the text
  const place = /^[^\n]*\t(\n|$)/.test(text.slice(searched.start)) ? 0 : searched.start
  const line = text.lastIndexOf('\n', place - 1) + 1
  const nearby = text.lastIndexOf(' ', place - maxLength * 0.25) + 1
  const start = place - line <= maxLength * 0.4 ? line : Math.max(line, nearby)
  const [piece = ''] = rowOrProse.exec(text.slice(line)) ?? []
  const border = line + piece.length
  const isCut = start + maxLength < border
  const end = isCut ? Math.max(start + maxLength / 2, text.lastIndexOf(' ', start + maxLength)) : border
  return [
    ...(start > line ? [{ text: '… ', isMatch: false }] : []),
    ...markMatches(searched, start, end),
    ...(isCut ? [{ text: ' …', isMatch: false }] : []),
  ]
}

/** Lines that end without a stop are kept apart when they are joined, and so are cells. */
const joinLines = (text: string): string =>
  text
    .replace(/(?<![.!?:;,…])\n/g, ' · ')
    .replace(/\t/g, ' — ')
    .replace(/\s+/g, ' ')

/** A piece of a text with its matches marked, in one line. */
function markMatches({ text, matches }: SearchedText, start = 0, end = text.length): SnippetPart[] {
  const parts: SnippetPart[] = []
  let at = start
  for (const match of matches) {
    if (match.start < at || match.end > end) continue
    parts.push(
      { text: joinLines(text.slice(at, match.start)), isMatch: false },
      { text: joinLines(text.slice(match.start, match.end)), isMatch: true },
    )
    at = match.end
  }
  parts.push({ text: joinLines(text.slice(at, end)), isMatch: false })
  return parts.filter((part) => part.text !== '')
}
