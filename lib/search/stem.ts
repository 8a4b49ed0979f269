/** The part of a word that its forms share. */
import { stemmer } from '@orama/stemmers/russian'

const known = new Map<string, string>()

/** Stem of a folded word: Snowball's for Russian; names in Latin letters lose the «s» of a plural only. */
export function stem(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  const result = /[а-я]/.test(word) ? russianStem(word) : word.replace(/(?<=[a-z]{3}[^aious])s$/, '')
  known.set(word, result)
  return result
}

const russianStem = (word: string): string => (word.length > 3 ? stemmer(word) : word)

/**
 * Other stems that a word may have because a vowel comes and goes between its forms, which Snowball does not know: «клетк» and
 * «клеток», «окн» and «окон», «настройк» and «настроек». Most of them are no words: ask the dictionary.
 */
export function stemVariants(root: string): string[] {
  if (root.length < 3) return []
  return [
    root.replace(/([^аеиоуыэюя])[ое]([бвгдзклмнпрстфхцчшщ])$/, '$1$2'),
    root.replace(/([аеиоуыэюя])е([кц])$/, '$1й$2'),
    root.replace(/й([кц])$/, 'е$1'),
    ...['о', 'е'].map((vowel) => root.replace(/([^аеиоуыэюяй])([кнцлр])$/, `$1${vowel}$2`)),
  ].filter((variant) => variant !== root)
}
