/** Turns compared pages into results for display. */
import { editDistance } from '../text/edit-distance'
import type { StoredPage } from './index-files'
import type { ComparedPage } from './page-comparison'
import { certaintyOf } from './dictionary'
import type { SearchedText } from './text-search'
import type { ReadQuery } from './read-query'
import { fold } from './words'

/** The maximum number of sections shown for a page. */
const maxHits = 3
/** The share of the best section's score below which sections are dropped. */
const weakest = 0.35

/** A part of a text, with whether the query matches it. */
export interface SnippetPart {
  text: string
  isMatch: boolean
}

/** A result: a page with its best sections. */
export interface SearchGroup extends Pick<StoredPage, 'permalink' | 'kind' | 'breadcrumbs'> {
  title: SnippetPart[]
  /** Text from the top of the page; empty if only sections match. */
  snippet: SnippetPart[]
  isCode: boolean
  /** Whether the page as a whole matches as well as its best section. */
  isWhole: boolean
  hits: { anchor: string; heading: SnippetPart[]; snippet: SnippetPart[]; isCode: boolean }[]
}

export function groupOf({ page, title, isWhole, first, sections: all }: ComparedPage): SearchGroup {
  const { permalink, kind, breadcrumbs } = page
  const texts = all.filter(({ isLinks }) => !isLinks)
  const sections = texts.length > 0 ? texts : all
  const strongest = sections[0]?.score ?? 0
  const shown = sections.slice(0, maxHits).filter(({ score }) => score >= weakest * strongest)
  const top = shown.find(({ anchor }) => anchor === '') ?? (isWhole ? first : undefined)
  const hits = shown
    .filter(({ anchor }) => anchor !== '')
    .map((section) => ({
      anchor: section.anchor,
      heading: markMatches(section.heading),
      ...snippetIn(section),
    }))
  const above = top ? snippetIn(top) : { snippet: [], isCode: false }
  return { permalink, kind, breadcrumbs, title: markMatches(title), ...above, isWhole, hits }
}

/** Code only where it has what the text lacks. */
function snippetIn({ text, code }: Pick<ComparedPage['sections'][number], 'text' | 'code'>) {
  const isCode = code.density > text.density || text.text === ''
  return { snippet: isCode ? snippetOf(code, /^[^\n]*/) : snippetOf(text), isCode }
}

/** The query as it was understood: unknown words are replaced with the nearest form on the best pages. */
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
    // the word is folded: if folding changes the length, its position is unknown
    const at = fold(spelling).length === spelling.length ? fold(spelling).indexOf(word) : -1
    return at === -1 ? spelling : spelling.slice(0, at) + nearest + spelling.slice(at + word.length)
  }, query)
}

/** The length of a snippet in UTF-16 units: about two lines of a result, or three on a phone. */
const maxLength = 140

/** A table row, with tabs between its cells, or everything before the next row; begins at a line start. */
const rowOrProse = /^[^\n\t]*\t[^\n]*|^[^\t]*(?=\n[^\n]*\t)|^[^]*/

/** Cuts a text around its densest part, between words. A table row stands alone, unrelated to the next one. */
function snippetOf(searched: SearchedText, passage = rowOrProse): SnippetPart[] {
  const { text } = searched
  // column names say less than the beginning of the text
  const place = /^[^\n]*\t(\n|$)/.test(text.slice(searched.start)) ? 0 : searched.start
  const line = text.lastIndexOf('\n', place - 1) + 1
  const nearby = text.lastIndexOf(' ', place - maxLength * 0.25) + 1
  const start = place - line <= maxLength * 0.4 ? line : Math.max(line, nearby)
  const [piece = ''] = passage.exec(text.slice(line)) ?? []
  const border = line + piece.length
  const isCut = start + maxLength < border
  const end = isCut ? start + lastWordEnd(text.slice(start, start + maxLength)) : border
  return [
    ...(start > line ? [{ text: '…', isMatch: false }] : []),
    ...markMatches(searched, start, end),
    ...(isCut ? [{ text: '…', isMatch: false }] : []),
  ]
}

/** Where to cut a text: before its last word, and before dangling prepositions and punctuation. */
function lastWordEnd(text: string): number {
  const { length } = text
    .replace(/\s+\S*$/u, '')
    .replace(/(?:[^\p{L}\p{N}]+[а-яё]{1,3})*[^\p{L}\p{N}]*$/iu, '')
  return Math.max(length, text.length / 2)
}

/** Joins lines and cells with separators if they lack punctuation; binds short words to the next one. */
const joinLines = (text: string): string =>
  text
    .replace(/(?<![.!?:;,…])\n/g, '\u00a0· ')
    .replace(/\t/g, '\u00a0— ')
    .replace(/\v/g, '; ')
    .replace(/\s+([—–])\s+/g, '\u00a0$1 ')
    .replace(/[^\S\u00a0]+/g, ' ')
    .replace(/(?<![\p{L}\p{N}])([а-яё]{1,2}) /giu, '$1\u00a0')

/** Part of a text on one line, with its matches marked. */
function markMatches({ text: lines, matches }: SearchedText, start = 0, end = lines.length): SnippetPart[] {
  // a dash follows only the first cell of a row
  const text = lines.replace(/(?<=\t[^\n]*)\t/g, '\v')
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
