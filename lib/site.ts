/**
 * The one place to configure the site. Everything a reader sees of it is Russian; addresses that
 * are not known yet are placeholders below `https://example.com`.
 */

import type { Rule, Severity } from './rules'

/** A link of the navbar or the footer: `to` is a page of this site, `href` an external address. */
export type SiteLink = { label: string; to: string } | { label: string; href: string }

/** How the versions of `versions.json` are shown; the names are those of Docusaurus. */
export interface Versioning {
  /** The version without a part of its own in the address; left out, the newest of `versions.json`. */
  lastVersion?: string
  /** Whether `content/docs`, the version being written, is shown beside the released ones; left out, it is. */
  includeCurrentVersion?: boolean
  /** Versions to show; left out, all. */
  onlyIncludeVersions?: string[]
  /** By name; that of `content/docs` is `current`. */
  versions?: Record<
    string,
    {
      label?: string
      /** Part of the address below `routeBasePath`; the last version has none. */
      path?: string
      /** What pages say of their version; left out, older ones are `unmaintained`, newer ones `unreleased`. */
      banner?: 'none' | 'unreleased' | 'unmaintained'
      /** Keeps search engines away. */
      noIndex?: boolean
      /** Class of the text of its pages. */
      className?: string
    }
  >
}

const trimSlash = (text: string) => text.replace(/\/+$/, '')
/** A Cyrillic host in Punycode, as feeds and search engines need it. */
const toAscii = (url: string) => (URL.canParse(url) ? new URL(url).href : url)

export const config = {
  title: 'Документация платформы',
  /** Two lines of the logo lockup. */
  brand: ['Документация', 'платформы'],
  description:
    'Документация и блог серверной платформы для онлайн-игр и плагина для Unity: концепция, установка, уроки и API.',
  /** Origin of the published site, without a slash at the end. */
  url: trimSlash(toAscii(process.env['SITE_URL'] || 'https://example.com')),
  /** Folder of the site below the origin: empty or `/name`. */
  basePath: trimSlash(process.env['BASE_PATH'] ?? ''),
  /** The publisher of the site, for search engines. */
  publisher: {
    type: 'Organization' as 'Organization' | 'Person',
    name: 'Команда платформы',
    logo: '/icons/icon-512.png',
  },
  locale: { code: 'ru', label: 'Русский', openGraph: 'ru_RU' },
  themeColor: { light: '#f1f5f6', dark: '#0a1114' },

  /**
   * For assistants: `texts` gives each page a Markdown twin (`/docs/intro.md`), and the site `llms.txt` and `llms-full.txt`;
   * `menu` adds «Скопировать страницу» to docs and posts, with links to those in `ask`, which read a question in a query parameter.
   */
  assistants: {
    texts: true,
    menu: true,
    ask: [{ label: 'Спросить GPT-ассистента', href: 'https://example.com/assistant', parameter: 'q' }],
  },

  /** Pictures for messengers. A site with more pages than this has one for each section instead of one for each page. */
  socialImages: { maxPages: 300 },

  markdown: {
    /** `md`, `mdx`, or `detect`: by extension, and `.md` files with imports or components are read as MDX. */
    format: 'detect' as 'md' | 'mdx' | 'detect',
  },

  /**
   * «Сообщить об ошибке» under each page, with its title and address: the page of a new issue of a repository
   * (`https://github.com/OWNER/NAME/issues/new`), or `mailto:NAME@HOST`. An empty string hides the link, and so does this placeholder.
   */
  reportUrl: 'https://example.com/issues/new',

  docs: {
    /** Where the documentation is, below `basePath`: `docs`, or `/` for the top of the site. */
    routeBasePath: process.env['DOCS_PATH'] ?? 'docs',
    sidebar: 'tutorialSidebar',
    /** Whether a group of the sidebar that is opened closes those beside it. */
    autoCollapseCategories: false,
    /** The path of a source file is appended; an empty string hides the link, and so does this placeholder. */
    editUrl: 'https://example.com/edit/main/',
    /** Used when the content has `versions.json`. */
    versioning: {} as Versioning,
    toc: { minLevel: 2, maxLevel: 3 },
    /** Sections with more pages than this have no print version; 0 switches print versions off. */
    print: { maxPages: 200 },
    /** Pages in the feed of changes. */
    feedLimit: 20,
  },

  blog: {
    /** The same for the blog. */
    routeBasePath: process.env['BLOG_PATH'] ?? 'blog',
    title: 'Блог',
    description: 'Как устроена платформа и почему именно так.',
    postsPerPage: 10,
    /** Entries of the sidebar, newest first; `Infinity` shows all. */
    sidebarCount: 30,
    sidebarTitle: 'Записи по годам',
    showReadingTime: true,
    /** Posts in a feed. */
    feedLimit: 20,
  },

  navbar: [
    { label: 'Документация', to: '/docs/intro/', section: '/docs/' },
    { label: 'Блог', to: '/blog/', section: '/blog/' },
    { label: 'Панель разработчика', href: 'https://example.com/panel' },
    { label: 'GPT-ассистент', href: 'https://example.com/assistant' },
  ] as (SiteLink & { section?: string })[],

  /** Pages that the search offers, those of them that the site has. */
  search: {
    /** Before anything is typed. */
    start: [
      { label: 'Урок 0. Первый вход', to: '/docs/tutorials/lesson-0/' },
      { label: 'События', to: '/docs/api/events/' },
      { label: 'Методы', to: '/docs/api/methods/' },
      { label: 'Ограничения', to: '/docs/api/limits/' },
    ],
    /** When nothing is found, beside the assistants of `assistants.ask`. */
    nothing: [
      { label: 'Уроки', to: '/docs/category/уроки/' },
      { label: 'API', to: '/docs/category/api/' },
      { label: 'Словарь терминов', to: '/docs/glossary/' },
    ],
  },

  footer: [
    {
      title: 'Документация',
      links: [
        { label: 'Концепция', to: '/docs/intro/' },
        { label: 'Установка', to: '/docs/category/установка/' },
        { label: 'Уроки', to: '/docs/category/уроки/' },
        { label: 'API', to: '/docs/category/api/' },
      ],
    },
    {
      title: 'Сообщество',
      links: [
        { label: 'Telegram', href: 'https://example.com/telegram' },
        { label: 'ВКонтакте', href: 'https://example.com/vk' },
        { label: 'Видеоуроки', href: 'https://example.com/video' },
      ],
    },
    {
      title: 'Ещё',
      links: [
        { label: 'Блог', to: '/blog/' },
        { label: 'Метки', to: '/blog/tags/' },
        { label: 'RSS', to: '/blog/rss.xml' },
        { label: 'Панель разработчика', href: 'https://example.com/panel' },
      ],
    },
  ] as { title: string; links: SiteLink[] }[],

  /** Shown above the navbar until a reader closes it; a new id shows it again. `null`, before the type at its end, hides it. */
  announcement: {
    id: 'lesson-3',
    text: 'Готов урок 3: своя механика от замысла до кнопки.',
    link: { label: 'Открыть урок', to: '/docs/tutorials/lesson-3/' },
  } as { id: string; text: string; link?: SiteLink } | null,

  /**
   * HTML that texts may contain in addition to `lib/markdown/html-schema.ts`; attributes are named as properties: `className`. A link
   * with another scheme is reported, and works.
   */
  html: {
    tags: [] as string[],
    attributes: [] as string[],
    schemes: ['http', 'https', 'mailto', 'tel', 'sms', 'tg', 'pathname'],
    /** Hosts whose pages may be shown in an `<iframe>`: `www.youtube.com`, `*.rutube.ru`. */
    frames: [] as string[],
  },

  /** By rule, where not as in `lib/rules.ts`: `throw` stops the build, `warn` and `log` print, `ignore` is silent. */
  severity: {
    'partial/front-matter': process.env['CI'] ? 'throw' : 'warn',
  } as Partial<Record<Rule, Severity>>,
}
