/** How well a page and each of its sections answer a query. */
import { textSearch, type Match, type SearchedText } from './find-matches'
import type { QueryWord } from './read-query'
import type { StoredPage } from './types'
import { tokenize } from './words'

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

const weights = { heading: 3, text: 1, code: 0.6 }
/** What the second and the third best section add to the best one. */
const further = [1, 0.2, 0.1]

/** What compares a page with a query, section by section. */
export function pageComparison(words: QueryWord[]): (page: StoredPage) => ComparedPage {
  const search = textSearch(words)
  /** A sum over the words of the query, the rarer ones counting more. */
  const weighted = (valueOf: (word: number) => number): number =>
    sum(words.map(({ weight }, word) => weight * valueOf(word)))
  const total = weighted(() => 1) || 1

  const compareSection = (
    { anchor, ...texts }: StoredPage['sections'][number],
    title: SearchedText,
  ): ComparedSection => {
    const heading = search(texts.heading)
    const text = search(texts.text)
    const code = search(texts.code)
    const found = words.map(
      (_, word) =>
        weights.heading * best(heading, word) +
        weights.text * saturated(sum(certainties(text, word))) +
        weights.code * saturated(sum(certainties(code, word))),
    )
    // a word of the title need not be in the section again
    const covered = weighted((word) => (found[word] ? 1 : Math.min(1, 0.6 * best(title, word)))) / total
    const near = Math.max(...[heading, text, code].map(({ isJoint, density }) => (isJoint ? density : 0)))
    const score = weighted((word) => found[word] ?? 0) * (0.15 + 0.85 * covered ** 2) * (1 + 0.6 * near)
    return { anchor, score, heading, text, code }
  }

  return (page) => {
    const title = search(page.title)
    const sections = page.sections
      .map((section) => compareSection(section, title))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
    const titleStrength = weighted((word) => best(title, word))
    const titleShare =
      new Set(title.matches.map(({ position }) => position)).size / Math.max(1, tokenize(page.title).length)
    const score =
      sum(further.map((share, at) => share * (sections[at]?.score ?? 0))) +
      (titleStrength * (1.5 + 2.5 * titleShare) * titleStrength) / total
    return { page, title, sections, score }
  }
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

const certainties = ({ matches }: { matches: Match[] }, word: number): number[] =>
  matches.filter((match) => match.word === word).map(({ certainty }) => certainty)

const best = (text: SearchedText, word: number): number => Math.max(0, ...certainties(text, word))

/** More of the same says ever less: 1 match gives 1, many give 2.2. */
const saturated = (count: number): number => (count * 2.2) / (count + 1.2)
