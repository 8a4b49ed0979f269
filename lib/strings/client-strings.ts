/** The part of `lib/strings.ts` that client components need: it is sent to every reader, so it is apart and small. */
export const clientStrings = {
  common: {
    retry: 'Повторить',
    loading: 'Загружается…',
  },
  errors: {
    toHome: 'На главную',
    nearest: 'Возможно, вы искали',
    loadFailed: 'Не удалось загрузить:',
    loadTitle: 'Не удалось загрузить страницу',
    loadText: 'Возможно, сайт только что обновился или пропала связь. Повторите попытку.',
    prefetchFailed: 'Не удалось заранее загрузить страницу, она откроется целиком:',
    crashTitle: 'На странице произошёл сбой.',
    crashText: 'Остальной сайт работает. Попробуйте открыть страницу ещё раз или вернитесь на главную.',
    tryAgain: 'Попробуйте ещё раз',
  },
} as const
