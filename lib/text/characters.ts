/** Characters that may not stand in a text: they break feeds, hide what a reader sees, or are used as marks by this site. */

/** Control characters, changes of writing direction, non-characters, and the private-use marks of `lib/markdown` and `lib/text`. */
const noText =
  // oxlint-disable-next-line no-control-regex -- they are looked for here
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufff9-\ufffc\ufffe\uffff\uf8f0-\uf8f3]/

/** The name of a character that cannot be shown: `U+001B`. */
export const nameOfCharacter = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** A text for messages: characters that cannot be shown are replaced by their names. */
export const printable = (text: string): string =>
  text.replace(/\p{C}/gu, (character) => `<${nameOfCharacter(character)}>`)

/** The first such character of a text: where it stands, and the message about it; `undefined` when there is none. */
export function badCharacter(text: string): { offset: number; message: string } | undefined {
  const offset = text.search(noText)
  if (offset === -1) return undefined
  return { offset, message: `В тексте непечатный знак ${nameOfCharacter(text.charAt(offset))}. Уберите его.` }
}
