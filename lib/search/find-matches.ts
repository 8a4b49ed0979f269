/** Where the words of a query stand in a text. */
import type { QueryWord } from './read-query'
import { tokenize, type Token } from './words'

export interface Match {
  /** Place in the text, in UTF-16 units. */
  start: number
  end: number
  /** How many words of the text stand before. */
  position: number
  /** Number of the query word. */
  word: number
  /** How surely it is meant, from 0 to 1; a little more for the form that was typed. */
  certainty: number
}

/** A text and what a query has in it. */
export interface SearchedText {
  text: string
  /** In order. */
  matches: Match[]
  /** Where most of the query stands together, in UTF-16 units. */
  start: number
  /** From 0 to 1: how much of the query stands there, and how near. */
  density: number
  /** Several words of the query stand there. */
  isJoint: boolean
}

/** Words this far apart no longer count as near, in words of the text. */
const reach = 12

/** Words of texts that have been searched before: most of the time of a query would go into them. */
const known = new Map<string, Token[]>()

function tokensOf(text: string): Token[] {
  const tokens = known.get(text) ?? tokenize(text)
  known.set(text, tokens)
  return tokens
}

/** What searches a text for the words of a query. */
export function textSearch(words: QueryWord[]): (text: string) => SearchedText {
  /** Which query words a term stands for. */
  const meanings = new Map<string, { word: number; certainty: number }[]>()
  for (const [word, { terms }] of words.entries())
    for (const [term, certainty] of terms)
      meanings.set(term, [...(meanings.get(term) ?? []), { word, certainty }])

  /** A word of the text that stands for several query words gives a match for each. */
  const matchesAt = ({ start, end, terms, word: written }: Token, position: number): Match[] => {
    const found = new Map<number, number>()
    for (const term of terms)
      for (const { word, certainty } of meanings.get(term) ?? []) {
        const exact = words[word]?.word === written ? certainty * 1.25 : certainty
        found.set(word, Math.max(exact, found.get(word) ?? 0))
      }
    return [...found].map(([word, certainty]) => ({ start, end, position, word, certainty }))
  }
  return (text) => {
    const matches = tokensOf(text).flatMap(matchesAt)
    return { text, matches, ...densestPlace(matches, words) }
  }
}

function densestPlace(
  matches: Match[],
  words: QueryWord[],
): Pick<SearchedText, 'start' | 'density' | 'isJoint'> {
  const total = words.reduce((sum, { weight }) => sum + weight, 0) || 1
  let top = { start: 0, density: 0, isJoint: false }
  for (const [at, { start, position: from }] of matches.entries()) {
    const seen = new Set<number>()
    let weight = 0
    for (const { position, word } of matches.slice(at, at + 3 * reach)) {
      if (position - from > reach) break
      if (seen.has(word)) continue
      seen.add(word)
      weight += words[word]?.weight ?? 0
      const spread = Math.max(0, position - from + 1 - seen.size)
      const density = weight / total / (1 + 0.15 * spread)
      if (density > top.density) top = { start, density, isJoint: seen.size > 1 }
    }
  }
  return top
}
