/** The configuration of the site. Readers see Russian only; `https://example.com/…` are placeholders. */

import type { Rule, Severity } from './rules'

/** A link of the navbar or the footer: `to` is a page of this site, `href` an external address. */
export type SiteLink = { label: string; to: string } | { label: string; href: string }

/** How versions are shown; named as in Docusaurus. */
export interface Versioning {
  /** The version without a prefix in its addresses; by default the newest in `versions.json`. */
  lastVersion?: string
  /** Whether to show `content/docs`, the unreleased version; by default `true`. */
  includeCurrentVersion?: boolean
  /** Versions to show; by default all. */
  onlyIncludeVersions?: string[]
  /** Settings of versions by name; `current` is `content/docs`. */
  versions?: Record<
    string,
    {
      label?: string
      /** Address prefix below `routeBasePath`; the last version has none. */
      path?: string
      /** Banner on its pages; by default `unmaintained` for older versions, `unreleased` for newer ones. */
      banner?: 'none' | 'unreleased' | 'unmaintained'
      /** Keeps search engines away. */
      noIndex?: boolean
      /** CSS class of its pages. */
      className?: string
    }
  >
}

const trimSlash = (text: string) => text.replace(/\/+$/, '')
/** Converts a Cyrillic host to Punycode, which feeds and search engines need. */
const toAscii = (url: string) => (URL.canParse(url) ? new URL(url).href : url)

export const config = {
  title: 'Документация платформы',
  /** The two lines of the logo. */
  brand: ['Документация', 'платформы'],
  description:
    'Документация и блог серверной платформы для онлайн-игр и плагина для Unity: концепция, установка, уроки и API.',
  /** Origin of the published site, without a trailing slash. */
  url: trimSlash(toAscii(process.env['SITE_URL'] || 'https://example.com')),
  /** Folder of the site below the origin: empty or `/name`. */
  basePath: trimSlash(process.env['BASE_PATH'] ?? ''),
  /** The publisher, for search engines. */
  publisher: {
    type: 'Organization' as 'Organization' | 'Person',
    name: 'Команда платформы',
    logo: '/icons/icon-512.png',
  },
  /** Style sheets of packages for all pages, as in an import: `some-package/dist/style.css`. */
  packageStyles: [] as string[],
  /** Available to authors' components as `useDocusaurusContext().siteConfig.customFields`. */
  customFields: {} as Record<string, unknown>,
  locale: { code: 'ru', label: 'Русский', openGraph: 'ru_RU' },
  themeColor: { light: '#f1f5f6', dark: '#0a1114' },

  /**
   * For assistants: `texts` adds Markdown versions of pages (`/docs/intro.md`), `llms.txt`, `llms-full.txt`;
   * `menu` adds «Скопировать страницу», with links to `ask` that pass a question as a query parameter.
   */
  assistants: {
    texts: true,
    menu: true,
    ask: [{ label: 'Спросить GPT-ассистента', href: 'https://example.com/assistant', parameter: 'q' }],
  },

  /** Whether PNG, JPEG and WebP images get lighter copies. The first build takes about a second for each. */
  pictures: { copies: true },

  /** Social images. A site with more pages has one per section instead of one per page. */
  socialImages: { maxPages: 300 },

  markdown: {
    /** `md`, `mdx`, or `detect`: by extension, except that `.md` with imports or components is MDX. */
    format: 'detect' as 'md' | 'mdx' | 'detect',
  },

  /**
   * «Сообщить об ошибке» on each page, with its title and address: a new issue of a repository
   * (`https://github.com/OWNER/NAME/issues/new`), or `mailto:NAME@HOST`. Hidden if empty or a placeholder.
   */
  reportUrl: 'https://example.com/issues/new',

  docs: {
    /** Path of the documentation below `basePath`: `docs`, or `/` for the root. */
    routeBasePath: process.env['DOCS_PATH'] ?? 'docs',
    sidebar: 'tutorialSidebar',
    /** The first page to read, which the overview shows above all others. */
    start: '/docs/tutorials/lesson-0/',
    /** Folders in `content/docs` that are separate documentations: `community` is at `/community/`. */
    instances: [] as string[],
    /** Whether opening a sidebar category closes its siblings. */
    autoCollapseCategories: false,
    /** The path of the source file is appended. An empty string hides the link, as this placeholder does. */
    editUrl: 'https://example.com/edit/main/',
    /** Applies if the content has `versions.json`. */
    versioning: {} as Versioning,
    toc: { minLevel: 2, maxLevel: 3 },
    /** Larger sections have no print version; 0 turns print versions off. */
    print: { maxPages: 200 },
    /** Pages in the feed of changes. */
    feedLimit: 20,
  },

  blog: {
    /** Path of the blog below `basePath`: `blog`, or `/` for the root. */
    routeBasePath: process.env['BLOG_PATH'] ?? 'blog',
    title: 'Блог',
    description: 'Как устроена платформа и почему именно так.',
    postsPerPage: 10,
    /** Number of posts in the sidebar, newest first; `Infinity` shows all. */
    sidebarCount: 30,
    sidebarTitle: 'Записи по годам',
    showReadingTime: true,
    /** Posts per feed. */
    feedLimit: 20,
  },

  navbar: [
    { label: 'Документация', to: '/docs/intro/', section: '/docs/' },
    { label: 'Блог', to: '/blog/', section: '/blog/' },
    { label: 'Панель разработчика', href: 'https://example.com/panel' },
    { label: 'GPT-ассистент', href: 'https://example.com/assistant' },
  ] as (SiteLink & { section?: string })[],

  /** Pages suggested by the search; missing ones are skipped. */
  search: {
    /** Before anything is typed. */
    start: [
      { label: 'Урок 0. Первый вход', to: '/docs/tutorials/lesson-0/' },
      { label: 'События', to: '/docs/api/events/' },
      { label: 'Методы', to: '/docs/api/methods/' },
      { label: 'Ограничения', to: '/docs/api/limits/' },
    ],
    /** Suggested without results, in addition to `assistants.ask`. */
    nothing: [
      { label: 'Установка', to: '/docs/category/установка/' },
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

  /** Shown above the navbar until dismissed; a new id shows it again. Write `null as …` to hide it. */
  announcement: {
    id: 'lesson-3',
    text: 'Новое:',
    link: { label: 'Урок 3. Рывок', to: '/docs/tutorials/lesson-3/' },
  } as { id: string; text: string; link?: SiteLink } | null,

  /** Additions to the allow-list of `lib/markdown/html-schema.ts`. */
  html: {
    tags: [] as string[],
    attributes: [] as string[],
    /** Schemes of addresses in fields. Links in texts may have any scheme that runs no code. */
    schemes: ['http', 'https', 'mailto', 'tel', 'sms', 'tg', 'pathname'],
    /** Hosts allowed in an `<iframe>`: `www.youtube.com`, `*.rutube.ru`. */
    frames: [] as string[],
    /** Hosts that authors' code may load data from: `api.example.org`. */
    connections: [] as string[],
    /** Allows packages that insert styles into pages. Then the policy does not protect from foreign styles. */
    inlineStyles: false as boolean,
  },

  /** Overrides of `lib/rules.ts`: `throw` stops the build, `warn` and `log` print, `ignore` is silent. */
  severity: {
    'partial/front-matter': process.env['CI'] ? 'throw' : 'warn',
  } as Partial<Record<Rule, Severity>>,
}
