/** Strings of texts that run author code. Only the pages of such texts load them. */
export const textStrings = {
  partCrashed: 'Эта часть страницы не\u00a0работает: в\u00a0ней произошёл сбой.',
} as const
