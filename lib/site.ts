/**
 * The one place to configure the site. Everything a reader sees of it is Russian; addresses that
 * are not known yet are placeholders below `https://example.com`.
 */

import type { Rule, Severity } from './problems/rules'

/** A link of the navbar or the footer: `to` is a page of this site, `href` an external address. */
export type SiteLink = { label: string; to: string } | { label: string; href: string }

/** Makes a link to an assistant an entry of «Скопировать страницу», with a question about the page in its query. */
export interface AskLink {
  label: string
  /** Name of the query parameter that the assistant reads a question from. */
  parameter: string
}

/** How the versions of `versions.json` are shown; the names are those of Docusaurus. */
export interface Versioning {
  /** The version at `/docs/`; left out, the newest of `versions.json`. */
  lastVersion?: string
  /** Whether `content/docs`, the version being written, is shown beside the released ones; left out, it is. */
  includeCurrentVersion?: boolean
  /** Versions to show; left out, all. */
  onlyIncludeVersions?: string[]
  /** By name; that of `content/docs` is `current`. */
  versions?: Record<string, VersionOptions>
}

export interface VersionOptions {
  label?: string
  /** Part of the address below `/docs/`; the last version has none. */
  path?: string
  /** What pages say of their version; left out, older ones are `unmaintained`, newer ones `unreleased`. */
  banner?: 'none' | 'unreleased' | 'unmaintained'
  /** Keeps search engines away. */
  noIndex?: boolean
  /** Class of the text of its pages. */
  className?: string
}

const trimSlash = (text: string) => text.replace(/\/+$/, '')
/** As programs write it: a host in Cyrillic letters in those of domain names. */
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
  /** Whose site it is, for search engines. */
  publisher: {
    type: 'Organization' as 'Organization' | 'Person',
    name: 'Команда платформы',
    logo: '/icons/icon-512.png',
  },
  locale: { code: 'ru', label: 'Русский', openGraph: 'ru_RU' },
  themeColor: { light: '#f1f5f6', dark: '#0a1114' },

  /**
   * For assistants: `texts` gives each page a Markdown twin (`/docs/intro.md`), and the site `llms.txt` and `llms-full.txt`;
   * `menu` adds «Скопировать страницу» to docs and posts.
   */
  assistants: { texts: true, menu: true },

  /** Whether browsers keep visited pages for reading without a connection: `OFFLINE=1`. Switched off again, they forget them. */
  offline: process.env['OFFLINE'] === '1',

  /** Pictures that messengers show. With more pages than this a site gets one for each of its parts, not for each page. */
  socialImages: { maxPages: 300 },

  markdown: {
    /** `md`, `mdx`, or `detect`: by the extension, and `.md` files with imports or components are MDX, too. */
    format: 'detect' as 'md' | 'mdx' | 'detect',
  },

  docs: {
    sidebar: 'tutorialSidebar',
    breadcrumbs: true,
    showLastUpdate: true,
    /** The path of a source file is appended; an empty string hides the link. */
    editUrl: 'https://example.com/edit/main/',
    /** Of use where the content has `versions.json`. */
    versioning: {} as Versioning,
    toc: { minLevel: 2, maxLevel: 3 },
    /** Sections with more pages than this have no print version; 0: none has. */
    print: { maxPages: 200 },
    /** Pages in the feed of changes. */
    feedLimit: 20,
  },

  blog: {
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
    {
      label: 'GPT-ассистент',
      href: 'https://example.com/assistant',
      ask: { label: 'Спросить GPT-ассистента', parameter: 'q' },
    },
  ] as (SiteLink & { section?: string; ask?: AskLink })[],

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

  /** Shown above the navbar until a reader closes it; a new id shows it again. `null` hides it. */
  announcement: {
    id: 'lesson-3',
    text: 'Готов урок 3: своя механика от замысла до кнопки.',
    link: { label: 'Открыть урок', to: '/docs/tutorials/lesson-3/' } as SiteLink,
  } as { id: string; text: string; link?: SiteLink } | null,

  /**
   * What may stand in texts beside what is allowed anyway (`lib/markdown/html-schema.ts`). Attributes are written as properties:
   * `className`. A link of another scheme is an error.
   */
  html: {
    tags: [] as string[],
    attributes: [] as string[],
    schemes: ['http', 'https', 'mailto', 'tel', 'sms', 'tg', 'pathname'],
  },

  /**
   * What the build does about a broken rule: `throw` stops it, `warn` and `log` print, `ignore` is silent. Here are the rules that
   * Docusaurus has a setting for; all of them, and what they do unless they stand here: `lib/problems/rules.ts`.
   */
  severity: {
    'links/page': 'throw', // onBrokenLinks
    'links/anchor': 'warn', // onBrokenAnchors
    'links/file': 'warn', // onBrokenMarkdownLinks
    'links/asset': 'throw', // onBrokenMarkdownImages
    'routes/duplicate': 'warn', // onDuplicateRoutes
    'tags/unknown': 'warn', // onInlineTags
    'authors/inline': 'warn', // onInlineAuthors
    'blog/untruncated': 'warn', // onUntruncatedBlogPosts
    'partial/front-matter': process.env['CI'] ? 'throw' : 'warn',
  } as Partial<Record<Rule, Severity>>,
}
