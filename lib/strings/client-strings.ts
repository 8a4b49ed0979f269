/** The part of `lib/strings.ts` that client components need, in a module of its own: it is sent to every reader. */
export const clientStrings = {
  common: {
    external: 'откроется в новой вкладке',
    retry: 'Повторить',
    loading: 'Загружается…',
    search: 'Поиск',
  },
  sidebar: {
    group: (label: string) => `Страницы раздела «${label}»`,
  },
  lessons: {
    done: (done: number, count: number) => `пройдено ${done}\u00a0из\u00a0${count}`,
    isDone: '(пройдено)',
    goOn: 'продолжить:',
  },
  errors: {
    toHome: 'На главную',
    nearest: 'Возможно, вы искали',
    loadFailed: 'Не удалось загрузить:',
    searchFailed: 'Поиск не\u00a0загрузился: похоже, пропала связь или сайт только что обновился.',
    partFailed: 'Не\u00a0загрузилось: похоже, пропала связь или сайт только что обновился.',
    loadTitle: 'Не удалось загрузить страницу',
    loadText: 'Возможно, сайт только что обновился или пропала связь. Повторите попытку.',
    prefetchFailed: 'Страница не загрузилась заранее и откроется с полной перезагрузкой:',
    crashTitle: 'На странице произошёл сбой.',
    crashText: 'Остальной сайт работает. Попробуйте открыть страницу ещё раз или вернитесь на главную.',
    tryAgain: 'Попробуйте ещё раз',
  },
} as const
