const words = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|[\p{L}\p{M}]+|\p{N}+/gu

/** Address of a tag or an author: lower-case words of any script joined by dashes, `Новости релиза2` -> `новости-релиза-2`. */
export const kebabCase = (text: string): string =>
  (text.normalize('NFC').match(words) ?? []).join('-').toLowerCase()
