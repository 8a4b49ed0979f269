/** How well a page and each of its sections answer a query. */
import { findMatches, type Match, type Meanings, type TokenCache } from './find-matches'
import type { QueryWord } from './read-query'
import type { SearchSection, StoredPage } from './types'

export interface RankedSection {
  section: SearchSection
  score: number
  heading: Match[]
  text: Match[]
  code: Match[]
}

export interface ComparedPage {
  page: StoredPage
  score: number
  title: Match[]
  /** Sections with matches, the best first. */
  sections: RankedSection[]
}

const weights = { heading: 3, text: 1, code: 0.6 }
/** What further sections of a page add to the best one. */
const further = { second: 0.2, third: 0.1 }
/** Words this far apart no longer count as near, in words of the text. */
const reach = 12

/** Compares a page with a query, section by section. */
export function comparePage(
  page: StoredPage,
  words: QueryWord[],
  meanings: Meanings,
  tokens: TokenCache,
): ComparedPage {
  const matchesIn = (text: string): Match[] => findMatches(tokens.of(text), words, meanings)
  const title = matchesIn(page.title)
  const inTitle = bestByWord(title, words.length)
  const total = sum(words.map(({ weight }) => weight)) || 1

  const sections = page.sections.flatMap((section): RankedSection[] => {
    const heading = matchesIn(section.heading)
    const text = matchesIn(section.text)
    const code = matchesIn(section.code)
    if (heading.length + text.length + code.length === 0) return []
    const found = words.map(
      (_, word) =>
        weights.heading * best(heading, word) +
        weights.text * saturated(sumOf(text, word)) +
        weights.code * saturated(sumOf(code, word)),
    )
    const strength = sum(words.map(({ weight }, word) => weight * (found[word] ?? 0)))
    const covered = sum(
      words.map(
        ({ weight }, word) => weight * Math.min(1, (found[word] ?? 0) > 0 ? 1 : 0.6 * (inTitle[word] ?? 0)),
      ),
    )
    const near = 1 + 0.6 * Math.max(nearness(text, words), nearness(code, words), nearness(heading, words))
    return [{ section, score: strength * (0.15 + 0.85 * (covered / total) ** 2) * near, heading, text, code }]
  })
  sections.sort((a, b) => b.score - a.score)

  const titleWords = Math.max(1, tokens.of(page.title).length)
  const titleStrength = sum(words.map(({ weight }, word) => weight * (inTitle[word] ?? 0)))
  const titleShare = new Set(title.map(({ position }) => position)).size / titleWords
  const [first = 0, second = 0, third = 0] = sections.map(({ score }) => score)
  return {
    page,
    title,
    sections,
    score:
      first +
      further.second * second +
      further.third * third +
      titleStrength * (1.5 + 2.5 * titleShare) * (titleStrength / total),
  }
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)
const sumOf = (matches: Match[], word: number): number =>
  sum(matches.map((match) => (match.word === word ? match.certainty : 0)))
const best = (matches: Match[], word: number): number =>
  Math.max(0, ...matches.map((match) => (match.word === word ? match.certainty : 0)))
const bestByWord = (matches: Match[], count: number): number[] =>
  Array.from({ length: count }, (_, word) => best(matches, word))

/** More of the same says ever less: 1 match gives 1, many give 2.2. */
const saturated = (count: number): number => (count * 2.2) / (count + 1.2)

/** From 0 to 1: how much of the query stands in one place. */
function nearness(matches: Match[], words: QueryWord[]): number {
  const meant = words.length
  if (meant < 2 || matches.length < 2) return 0
  const total = sum(words.map(({ weight }) => weight)) || 1
  let top = 0
  for (const [at, { position: from }] of matches.entries()) {
    const seen = new Map<number, number>()
    for (let next = at; next < matches.length; next++) {
      const match = matches[next]
      if (!match || match.position - from > reach) break
      seen.set(match.word, Math.max(seen.get(match.word) ?? 0, match.certainty))
      if (seen.size < 2) continue
      const share = sum([...seen].map(([word]) => words[word]?.weight ?? 0)) / total
      const spread = match.position - from + 1 - seen.size
      top = Math.max(top, share / (1 + 0.15 * Math.max(0, spread)))
    }
  }
  return top
}
