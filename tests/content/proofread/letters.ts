/** Letters that look the same in both alphabets. */
const mixed =
  /[\p{sc=Cyrillic}\p{sc=Latin}]*(?:\p{sc=Cyrillic}\p{sc=Latin}|\p{sc=Latin}\p{sc=Cyrillic})[\p{sc=Cyrillic}\p{sc=Latin}]*/gu

/** Words that mix alphabets: «сервeр» with a Latin «e». Takes prose and code. */
export const mixedWords = (text: string): string[] => text.match(mixed) ?? []

/** «ось y» is correct. */
const alone =
  /(?<!ос[ьией]ю? )(?<=\p{sc=Cyrillic}[\s,(«]+)[aceopxykmtbnhABCEHKMOPTXY](?=[\s)»]+\p{sc=Cyrillic})/gu

/** Single Latin letters instead of Russian ones: «c сервера». Takes prose without code. */
export const strayLetters = (text: string): string[] =>
  [...text.matchAll(alone)].map(({ index }) => text.slice(Math.max(0, index - 12), index + 13))
