/** Spellings that readers do not tell apart. */

/** Lower case, NFC, «ё» as «е», without stress marks and soft hyphens. */
export const fold = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/[\u0300\u0301\u00ad]/g, '')
