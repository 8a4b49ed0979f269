/** The part of a word that its forms share. */
import { stemmer } from '@orama/stemmers/russian'

const known = new Map<string, string>()

/** Vowels that come and go between the forms of a word: «клетка» and «клеток», «окно» and «окон», «уровень» and «уровня». */
const fleetingVowel = /([бвгджзйклмнпрстфхцчшщ])[ое]([кнцль])$/

/** Stem of a folded word: Snowball's for Russian, without a fleeting vowel; other words lose the «s» of a plural. */
export function stem(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  const result = /[а-я]/.test(word) ? russianStem(word) : word.replace(/(?<=[a-z]{3}[^aious])s$/, '')
  known.set(word, result)
  return result
}

const russianStem = (word: string): string => (word.length > 3 ? stemmer(word) : word)
void fleetingVowel
