/** Where the words of a query stand in a text. */
import type { QueryWord } from './read-query'
import { tokenize, type Token } from './tokenize'

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

/** Which query words a term stands for. */
export type Meanings = Map<string, { word: number; certainty: number }[]>

export function meaningsOf(words: QueryWord[]): Meanings {
  const meanings: Meanings = new Map()
  for (const [word, { terms }] of words.entries())
    for (const [term, certainty] of terms) {
      const known = meanings.get(term)
      if (known) known.push({ word, certainty })
      else meanings.set(term, [{ word, certainty }])
    }
  return meanings
}

/** All matches in order; a word of the text that stands for several query words gives one for each. */
export function findMatches(tokens: Token[], words: QueryWord[], meanings: Meanings): Match[] {
  const matches: Match[] = []
  for (const [position, { start, end, terms, word: written }] of tokens.entries()) {
    let found: Map<number, number> | undefined
    for (const term of terms)
      for (const { word, certainty } of meanings.get(term) ?? []) {
        found ??= new Map()
        const exact = words[word]?.word === written ? certainty * 1.25 : certainty
        if (exact > (found.get(word) ?? 0)) found.set(word, exact)
      }
    if (found) for (const [word, certainty] of found) matches.push({ start, end, position, word, certainty })
  }
  return matches
}

/** Words of the texts of a page, cut once. */
export class TokenCache {
  private readonly known = new Map<string, Token[]>()

  of(text: string): Token[] {
    const before = this.known.get(text)
    if (before) return before
    const tokens = tokenize(text)
    this.known.set(text, tokens)
    return tokens
  }
}
