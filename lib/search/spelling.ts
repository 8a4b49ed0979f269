import leven from 'leven'
import type { ComparedPage } from './rank-sections'
import type { ReadQuery } from './read-query'
import { fold } from './fold'

/** The query as it was understood: words that stand nowhere as typed are replaced by the nearest form of the best pages. */
export function spellingOf({ words, text }: ReadQuery, pages: ComparedPage[]): string {
  let spelling = text
  for (const [number, { word, isGuess }] of words.entries()) {
    if (!isGuess) continue
    const forms = pages.flatMap(({ page, title, sections }) => [
      ...title.flatMap((match) => (match.word === number ? [page.title.slice(match.start, match.end)] : [])),
      ...sections.flatMap(({ section, text: matches }) =>
        matches.flatMap((match) =>
          match.word === number ? [section.text.slice(match.start, match.end)] : [],
        ),
      ),
    ])
    const [nearest] = [...new Set(forms.map(fold))].toSorted((a, b) => leven(word, a) - leven(word, b))
    if (nearest !== undefined) spelling = replaceWord(spelling, word, nearest)
  }
  return spelling
}

/** Replaces a folded word where it stands, however it is written there. */
function replaceWord(text: string, word: string, by: string): string {
  const at = fold(text).indexOf(word)
  return at === -1 || fold(text).length !== text.length
    ? text
    : text.slice(0, at) + by + text.slice(at + word.length)
}
