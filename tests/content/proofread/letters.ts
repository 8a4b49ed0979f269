/** Letters that look alike in both alphabets. */
const mixed =
  /[\p{sc=Cyrillic}\p{sc=Latin}]*(?:\p{sc=Cyrillic}\p{sc=Latin}|\p{sc=Latin}\p{sc=Cyrillic})[\p{sc=Cyrillic}\p{sc=Latin}]*/gu

/** Words with letters of both alphabets: «сервeр» with a Latin «e». Takes prose and code alike. */
export const mixedWords = (text: string): string[] => text.match(mixed) ?? []

/** «ось y» is meant. */
const alone =
  /(?<!ос[ьией]ю? )(?<=\p{sc=Cyrillic}[\s,(«]+)[aceopxykmtbnhABCEHKMOPTXY](?=[\s)»]+\p{sc=Cyrillic})/gu

/** Single Latin letters among Russian words that look like Russian ones: «c сервера». Takes prose without code. */
export const strayLetters = (text: string): string[] =>
  [...text.matchAll(alone)].map(({ index }) => text.slice(Math.max(0, index - 12), index + 13))
