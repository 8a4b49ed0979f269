/** Words written in the other alphabet by their sound: `sobytie` for «событие», «вебсокет» for `WebSocket`. */

/** Longer spellings first. */
const toCyrillicSpelling: [RegExp, string][] = [
  [/shch|sch/g, 'щ'],
  [/sh/g, 'ш'],
  [/ch/g, 'ч'],
  [/zh/g, 'ж'],
  [/kh/g, 'х'],
  [/ts|tz/g, 'ц'],
  [/[yji]a/g, 'я'],
  [/[yj]u|iu/g, 'ю'],
  [/[yj]o|[yj]e/g, 'е'],
  [/ck/g, 'к'],
  [/ph/g, 'ф'],
  [/(?<=[aeiouаеиоуяю])y|j/g, 'й'],
]
const letters = new Map(
  Array.from('abcdefghiklmnopqrstuvwxyz', (letter, at) => [
    letter,
    'абцдефгхиклмнопкрстувв_ыз'[at] ?? letter,
  ]),
)

/** A folded Latin word in Cyrillic, as it would be read. */
export function toCyrillicWord(word: string): string {
  let text = word
  for (const [spelling, letter] of toCyrillicSpelling) text = text.replace(spelling, letter)
  return Array.from(text, (letter) =>
    letter === 'x' ? 'кс' : letter === "'" ? 'ь' : (letters.get(letter) ?? letter),
  ).join('')
}

const sounds = new Map(
  Object.entries({
    ж: 'zh',
    ц: 'ts',
    ч: 'ch',
    ш: 'sh',
    щ: 'sh',
    ъ: '',
    ь: '',
    ю: 'u',
    я: 'ia',
    х: 'h',
  }),
)
const plainSounds = new Map(
  Array.from('абвгдезийклмнопрстуфыэ', (letter, at) => [letter, 'abvgdeziiklmnoprstufie'[at] ?? letter]),
)

/** What is left of a word when spellings of one sound are written one way; the same for «юнити» and `unity`. */
export const latinSkeleton = (word: string): string =>
  Array.from(word, (letter) => sounds.get(letter) ?? plainSounds.get(letter) ?? letter)
    .join('')
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|c(?!h)|q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/[yj]/g, 'i')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/(.)\1/g, '$1')
