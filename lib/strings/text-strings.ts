/** The strings of texts that run code of their authors, which only their pages load. */
export const textStrings = {
  partCrashed: 'Эта часть страницы не\u00a0работает: в\u00a0ней произошёл сбой.',
} as const
