/** Compared pages as readers see them. */
import { editDistance } from '../text/edit-distance'
import type { ComparedPage } from './compare-page'
import { sure } from './dictionary'
import { textSearch, type SearchedText } from './find-matches'
import type { ReadQuery } from './read-query'
import type { SearchGroup, SearchHit, SnippetPart } from './types'
import { fold } from './words'

/** How many sections of a page are shown. */
const maxHits = 3
/** Sections much weaker than the best one are left out. */
const weakest = 0.35

/** A page whose title alone matches leads to its top, with its first lines. */
export function groupOf({ page, title, sections }: ComparedPage): SearchGroup {
  const { permalink, kind, breadcrumbs } = page
  const strongest = sections[0]?.score ?? 0
  const hits = sections
    .slice(0, maxHits)
    .filter(({ score }) => score >= weakest * strongest)
    .map(({ anchor, heading, text, code }): SearchHit => {
      const isInCode = code.density > text.density || text.text === ''
      return { anchor, heading: markMatches(heading), snippet: snippetOf(isInCode ? code : text) }
    })
  if (hits.length === 0) {
    const { text = '', code = '' } = page.sections[0] ?? {}
    hits.push({ anchor: '', heading: [], snippet: snippetOf(textSearch([])(text || code)) })
  }
  return { permalink, kind, breadcrumbs, title: markMatches(title), hits }
}

/** The query as it was understood: words that stand nowhere as typed are replaced by the nearest form of the best pages. */
export function spellingOf({ words, text: query }: ReadQuery, pages: ComparedPage[]): string {
  const texts = pages.flatMap(({ title, sections }) => [
    title,
    ...sections.flatMap(({ heading, text, code }) => [heading, text, code]),
  ])
  return words.reduce((spelling, { word, certainty }, number) => {
    if (certainty >= sure.beginning) return spelling
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

/** Cuts a text around the place with most of the query, at borders of words; a line from its beginning when that shows the place. */
function snippetOf(searched: SearchedText): SnippetPart[] {
  const { text, start: place } = searched
  const line = text.lastIndexOf('\n', place - 1) + 1
  const nearby = text.lastIndexOf(' ', place - maxLength * 0.25) + 1
  const start = place - line <= maxLength * 0.4 ? line : Math.max(line, nearby)
  const isCut = start + maxLength < text.length
  const end = isCut ? Math.max(start + maxLength / 2, text.lastIndexOf(' ', start + maxLength)) : text.length
  return [
    ...(start > line ? [{ text: '… ', isMatch: false }] : []),
    ...markMatches(searched, start, end),
    ...(isCut ? [{ text: ' …', isMatch: false }] : []),
  ]
}

/** Lines that end without a stop are kept apart when they are joined. */
const joinLines = (text: string): string => text.replace(/(?<![.!?:;,…])\n/g, ' · ').replace(/\s+/g, ' ')

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
