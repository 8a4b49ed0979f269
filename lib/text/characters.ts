/** Characters forbidden in texts: they break feeds, hide content, or are reserved by this site. */
import { ownValue } from '../data/own-value'
import { reserved } from './marks'

/** Control characters, direction overrides, lone surrogates, non-characters, and the marks of our own code. */
const forbidden = new RegExp(
  String.raw`[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufff9-\ufffc\ufffe\uffff${reserved}\p{Cs}]`,
  'u',
)

/** Matches the characters that join the parts of an emoji. */
const emojiJoiner = String.raw`(?<=\p{Extended_Pictographic}\p{EMod}?)\ufe0f|(?<=[\d#*])\ufe0f(?=\u20e3)|(?<=[\p{Extended_Pictographic}\p{EMod}\ufe0f])\u200d(?=\p{Extended_Pictographic})`
/** Invisible characters and unusual spaces, except inside emoji. */
const invisible = String.raw`(?!${emojiJoiner})(?:[\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800]|(?! )[\s\p{Z}])`
export const invisibleCharacter = new RegExp(invisible, 'u')

const commonNames: Record<string, string> = {
  '\u0020': 'пробел',
  '\u00a0': 'неразрывный пробел',
  '\u00ad': 'мягкий перенос',
  '\u200b': 'пробел нулевой ширины',
  '\ufeff': 'метка порядка байтов',
}

/** Removes invisible characters, including those in emoji. */
export const withoutInvisible = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{DI}\u2800]/gu, '')

/** Removes the word joiners of typography, for texts outside of pages: titles of tabs, feeds, lists of files. */
export const withoutJoiners = (text: string): string => text.replaceAll('\u2060', '')

/** Removes invisible characters from an id, and the hyphens left by spaces next to an emoji. */
export const trimId = (id: string): string => withoutInvisible(id).replace(/^-+|-+$/g, '')

/** The name of an invisible character: `U+001B`, `U+00A0 (неразрывный пробел)`. */
export function nameOfCharacter(character: string): string {
  const name = ownValue(commonNames, character)
  return name === undefined ? codeOf(character) : `${codeOf(character)} (${name})`
}

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

const unprintable = new RegExp(String.raw`(?!${emojiJoiner})\p{C}|${invisible}`, 'gu')

/** A text for messages: invisible characters are replaced with their codes. */
export const printable = (text: string): string =>
  text.replace(unprintable, (character) => `<${codeOf(character)}>`)

/** The offset of the first forbidden character, if any, and the message about it. */
export function badCharacter(text: string): { offset: number; message: string } | undefined {
  const offset = text.search(forbidden)
  if (offset === -1) return undefined
  return { offset, message: `В тексте непечатный знак ${nameOfCharacter(text.charAt(offset))}. Уберите его.` }
}
