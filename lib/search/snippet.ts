/** The piece of a section that shows why it answers. */
import type { Match } from './find-matches'
import type { QueryWord } from './read-query'
import type { RankedSection } from './rank-sections'
import type { SnippetPart } from './types'

/** Length of a snippet, in UTF-16 units: two lines of a result. */
const maxLength = 170

/** Cuts a text around the place with most of the query, at borders of words, matches marked. */
export function snippetOf({ section, text, code }: RankedSection, words: QueryWord[]): SnippetPart[] {
  const inText = bestPlace(text, words)
  const inCode = bestPlace(code, words)
  if (inText.score === 0 && inCode.score === 0)
    return cut(section.text === '' ? section.code : section.text, [], 0)
  return inText.score >= inCode.score
    ? cut(section.text, text, inText.start)
    : cut(section.code, code, inCode.start)
}

function bestPlace(matches: Match[], words: QueryWord[]): { start: number; score: number } {
  let top = { start: 0, score: 0 }
  for (const [at, { start }] of matches.entries()) {
    const seen = new Map<number, number>()
    for (const match of matches.slice(at)) {
      if (match.end - start > maxLength * 0.7) break
      seen.set(match.word, Math.max(seen.get(match.word) ?? 0, match.certainty))
    }
    const score = [...seen].reduce((sum, [word, how]) => sum + how * (words[word]?.weight ?? 0), 0)
    if (score > top.score) top = { start, score }
  }
  return top
}

/** A line is shown from its beginning when that leaves the match in sight. */
function cut(text: string, matches: Match[], place: number): SnippetPart[] {
  const line = text.lastIndexOf('\n', place - 1) + 1
  let start = place - line <= maxLength * 0.4 ? line : text.lastIndexOf(' ', place - maxLength * 0.25) + 1
  start = Math.max(line, start)
  let end = start + maxLength
  if (end < text.length) end = Math.max(start + maxLength / 2, text.lastIndexOf(' ', end))
  else end = text.length
  const parts = markMatches(text, matches, start, end)
  if (start > line) parts.unshift({ text: '… ', isMatch: false })
  if (end < text.length) parts.push({ text: ' …', isMatch: false })
  return parts
}

/** Lines that end without a stop are kept apart when they are joined. */
const joinLines = (text: string): string => text.replace(/(?<![.!?:;,…])\n/g, ' · ').replace(/\s+/g, ' ')

/** A piece of a text with its matches marked, in one line. */
export function markMatches(text: string, matches: Match[], start = 0, end = text.length): SnippetPart[] {
  const parts: SnippetPart[] = []
  const add = (from: number, to: number, isMatch: boolean): void => {
    const piece = joinLines(text.slice(from, to))
    if (piece !== '') parts.push({ text: piece, isMatch })
  }
  let at = start
  for (const match of matches) {
    if (match.start < at || match.end > end) continue
    add(at, match.start, false)
    add(match.start, match.end, true)
    at = match.end
  }
  add(at, end, false)
  return parts
}
