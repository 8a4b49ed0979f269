/** The strings of client components, which every reader loads; part of `lib/strings.ts`. */
export const clientStrings = {
  common: {
    external: 'откроется в новой вкладке',
    retry: 'Повторить',
    loading: 'Загружается…',
    search: 'Поиск',
  },
  navbar: {
    label: 'Разделы сайта',
    openMenu: 'Открыть меню',
    closeMenu: 'Закрыть меню',
    sectionMenu: 'Меню раздела:',
    contents: 'На странице',
    toHome: 'На главную',
    language: 'Язык',
    languageIs: (name: string) => `Язык: ${name.toLocaleLowerCase('ru')}`,
    colorMode: { light: 'Сменить тему, сейчас светлая', dark: 'Сменить тему, сейчас тёмная' },
  },
  page: {
    breadcrumbs: 'Путь к странице',
    contentsTitle: 'На этой странице',
    contents: 'Содержание',
    copy: 'Скопировать страницу',
  },
  announcement: { label: 'Объявление', close: 'Закрыть объявление' },
  sidebar: {
    group: (label: string) => `Страницы раздела «${label}»`,
  },
  lessons: {
    done: (done: number, count: number) =>
      done === 0 ? `Уроков: ${count}` : `Пройдено ${done}\u00a0из\u00a0${count}`,
    isDone: '(пройдено)',
    start: 'Начать:',
    goOn: 'Продолжить:',
  },
  errors: {
    toHome: 'На главную',
    nearest: 'Возможно, вы искали',
    loadFailed: 'Не удалось загрузить:',
    searchFailed: 'Поиск не\u00a0загрузился: похоже, пропала связь или сайт только что обновился.',
    partFailed: 'Не\u00a0загрузилось: похоже, пропала связь или сайт только что обновился.',
    loadTitle: 'Не удалось загрузить страницу',
    loadText: 'Возможно, сайт только что обновился или пропала связь. Повторите попытку.',
    scriptsText:
      'Читать её можно, но поиск и кнопки не работают. Возможно, сайт обновился или пропала связь.',
    wrongBasePath: (basePath: string) =>
      `Если так везде, сайт открыт не в той папке: он собран для адреса «${basePath}». Для другой его собирает BASE_PATH=/папка npm run build.`,
    prefetchFailed: 'Страница не загрузилась заранее и откроется с полной перезагрузкой:',
    crashTitle: 'На странице произошёл сбой.',
    crashText: 'Остальной сайт работает. Попробуйте открыть страницу ещё раз или вернитесь на главную.',
    tryAgain: 'Попробуйте ещё раз',
  },
} as const
