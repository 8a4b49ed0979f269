/** The piece of a section that shows why it answers. */
import type { SearchedText } from './find-matches'
import type { SnippetPart } from './types'

/** Length of a snippet, in UTF-16 units: two lines of a result. */
const maxLength = 170

/** Cuts a text around the place with most of the query, at borders of words; a line from its beginning when that shows the place. */
export function snippetOf(searched: SearchedText): SnippetPart[] {
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
export function markMatches({ text, matches }: SearchedText, start = 0, end = text.length): SnippetPart[] {
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
