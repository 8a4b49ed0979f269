/** Finds the words of a query in a text. */
import type { QueryWord } from './read-query'
import { tokenize, type Token } from './words'

interface Match {
  /** Offset of the match in the text, in UTF-16 units. */
  start: number
  end: number
  /** The number of words before the match. */
  position: number
  word: number
  /** How likely the word is meant, from 0 to 1; a little more for the form that was typed. */
  certainty: number
}

/** A text with the matches of a query. */
export interface SearchedText {
  text: string
  matches: Match[]
  /** Offset of the densest part of the query, in UTF-16 units. */
  start: number
  /** The share of the query in this part, from 0 to 1. */
  density: number
}

/** The largest distance between words that count as close together, in words of the text. */
const reach = 12

/** Tokens by text: tokenizing again would take most of the time of a query. */
const cache = new Map<string, Token[]>()

/** Returns a function that searches a text for the words of a query. */
export function textSearch(words: QueryWord[]): (text: string) => SearchedText {
  const meanings = new Map<string, { word: number; certainty: number }[]>()
  for (const [word, { terms }] of words.entries())
    for (const [term, certainty] of terms)
      meanings.set(term, [...(meanings.get(term) ?? []), { word, certainty }])

  /** The matches of one word of the text, which may match several query words. */
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
    const tokens = cache.get(text) ?? tokenize(text)
    cache.set(text, tokens)
    const matches = tokens.flatMap(matchesAt)
    let top = { start: 0, density: 0 }
    for (const [at, { start, position }] of matches.entries()) {
      const near = matches.slice(at, at + 3 * reach).filter((match) => match.position - position <= reach)
      const together = new Set(near.map(({ word }) => word))
      const density = [...together].reduce((sum, word) => sum + (words[word]?.weight ?? 0), 0)
      if (density > top.density) top = { start, density }
    }
    return { text, matches, ...top }
  }
}
