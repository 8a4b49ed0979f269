/** How well a page and each of its sections answer a query. */
import { textSearch, type SearchedText } from './find-matches'
import type { QueryWord } from './read-query'
import type { SearchSection, StoredPage } from './types'

export interface ComparedSection {
  anchor: string
  score: number
  heading: SearchedText
  text: SearchedText
  code: SearchedText
}

export interface ComparedPage {
  page: StoredPage
  score: number
  title: SearchedText
  /** Sections with matches, the best first. */
  sections: ComparedSection[]
}

/** What compares a page with a query, section by section. */
export function pageComparison(words: QueryWord[]): (page: StoredPage) => ComparedPage {
  const search = textSearch(words)
  /** A sum over the words of the query, the rarer ones counting more. */
  const weighted = (valueOf: (word: number) => number): number =>
    words.reduce((sum, { weight }, word) => sum + weight * valueOf(word), 0)

  const compareSection = ({ anchor, ...texts }: SearchSection): ComparedSection => {
    const heading = search(texts.heading)
    const text = search(texts.text)
    const code = search(texts.code)
    const strength = (word: number): number =>
      3 * strengthOf(heading, word) + saturated(strengthOf(text, word) + 0.6 * strengthOf(code, word))
    const covered = weighted((word) => Math.sign(strength(word)))
    const near = Math.max(heading.density, text.density, code.density)
    return { anchor, score: weighted(strength) * covered * (1 + near), heading, text, code }
  }

  return (page) => {
    const title = search(page.title)
    const sections = page.sections
      .map(compareSection)
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
    const score = (sections[0]?.score ?? 0) + 2 * weighted((word) => strengthOf(title, word))
    return { page, title, sections, score }
  }
}

/** How surely and how often a text has a word of the query. */
const strengthOf = ({ matches }: SearchedText, word: number): number =>
  matches.reduce((sum, match) => (match.word === word ? sum + match.certainty : sum), 0)

/** More of the same says ever less: 1 match gives 1, many give 2.2. */
const saturated = (count: number): number => (count * 2.2) / (count + 1.2)
