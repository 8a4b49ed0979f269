import leven from 'leven'
import type { Match } from './find-matches'
import { fold } from './fold'
import type { ComparedPage } from './rank-sections'
import type { ReadQuery } from './read-query'

/** The query as it was understood: words that stand nowhere as typed are replaced by the nearest form of the best pages. */
export function spellingOf({ words, text }: ReadQuery, pages: ComparedPage[]): string {
  let spelling = text
  for (const [number, { word, isGuess }] of words.entries()) {
    if (!isGuess) continue
    const formsIn = (written: string, matches: Match[]): string[] =>
      matches.flatMap((match) => (match.word === number ? [fold(written.slice(match.start, match.end))] : []))
    const forms = pages.flatMap(({ page, title, sections }) => [
      ...formsIn(page.title, title),
      ...sections.flatMap(({ section, heading, text: inText, code }) => [
        ...formsIn(section.heading, heading),
        ...formsIn(section.text, inText),
        ...formsIn(section.code, code),
      ]),
    ])
    const [nearest] = [...new Set(forms)].toSorted((a, b) => leven(word, a) - leven(word, b))
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
