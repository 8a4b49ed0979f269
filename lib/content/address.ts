/** Addresses that every host and file system supports, and those reserved for the site. */
import { config } from '../site'
import { invisibleSign, nameOfCharacter } from '../text/characters'
import { permalinkOf, segmentsOf } from '../text/path'

/** Invisible characters, and those special to browsers, file systems or hosts. */
const unsafe = new RegExp(`${invisibleSign.source}|[\\\\"<>|*?:#%]`, 'u')
/** A leading or trailing space, which Windows drops. */
const edgeBlank = /(?<=^|\/) | (?=\/|\.[^/. ]+$|$)/
/** Folder names are limited to 255 bytes, and the build appends extensions. */
const longestPart = 200
const longest = 1000

/** Folders of the export with hashed file names only. */
export const hashedFolders = ['_next/static', 'assets', 'social']

/** Top-level folders of the export without pages. */
const ownFolders = new Set(['404', ...hashedFolders.map((folder) => folder.split('/')[0])])
/** The paths of the documentation and the blog: `/docs/`, or `/`. */
export const docsPath = permalinkOf(config.docs.routeBasePath)
export const blogPath = permalinkOf(config.blog.routeBasePath)

const siteFiles = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest']
export const blogFeeds = {
  rss: `${blogPath}rss.xml`,
  atom: `${blogPath}atom.xml`,
  json: `${blogPath}feed.json`,
}
/** With the docs at the root it is still below `/docs/`, since `/atom.xml` may be the blog's. */
export const docsFeed = docsPath === '/' ? '/docs/atom.xml' : `${docsPath}atom.xml`

/** Generated files that links may lead to. Feeds need posts, the feed of changes needs dates. */
export const generatedFiles = (hasPosts: boolean, hasDates: boolean): string[] => [
  ...siteFiles,
  ...(hasPosts ? Object.values(blogFeeds) : []),
  ...(hasDates ? [docsFeed] : []),
  ...(config.assistants.texts ? ['/llms.txt', '/llms-full.txt'] : []),
]

/** Files that the site always writes. */
const ownAddresses = new Set([
  ...siteFiles,
  ...Object.values(blogFeeds),
  docsFeed,
  `${blogPath}feed.xml`,
  ...'/routes.json /site.json /favicon.ico /favicon.svg /apple-touch-icon.png'.split(' '),
])
/** Files that Next.js writes next to a page, and extensions that hosts take for files. */
const ownFile = /^__next\.|\.(html?|txt|md)$/i

/** The name of the first invalid character in a path, like «?» or U+0000, or of a space at either end of a name. */
export function unsafeSign(path: string): string | undefined {
  const sign = unsafe.exec(path)?.[0]
  if (sign !== undefined) return invisibleSign.test(sign) ? nameOfCharacter(sign) : `«${sign}»`
  return edgeBlank.test(path) ? `${nameOfCharacter(' ')} с краю` : undefined
}

/** Why an address cannot be a page, as the end of a sentence; `undefined` if it can. */
export function addressFault(address: string): string | undefined {
  const sign = unsafeSign(address)
  if (sign !== undefined) return `знака ${sign} в нём быть не может`
  const parts = segmentsOf(address)
  if (parts.some((part) => /^\.+$/.test(part))) return '«..» в нём быть не может'
  if (parts.some((part) => Buffer.byteLength(part) > longestPart) || Buffer.byteLength(address) > longest)
    return `он слишком длинный: часть между «/» — не больше ${longestPart / 2} букв, весь — не больше ${longest / 2}`
  const own = ownName(parts)
  return own === undefined ? undefined : `имя «${own}» нужно самому сайту`
}

/** The part of an address that is reserved for the site's own files. */
function ownName(parts: string[]): string | undefined {
  const whole = parts.join('/')
  if (ownAddresses.has(`/${whole}`)) return whole
  return ownFolders.has(parts[0]) ? parts[0] : parts.find((part) => ownFile.test(part))
}

/** Generated list pages. */
export const blogArchivePath = `${blogPath}archive/`
export const blogTagsPath = `${blogPath}tags/`
export const blogAuthorsPath = `${blogPath}authors/`

/** The tag list of a docs version. */
export const docsTagsPath = ({ permalink }: { permalink: string }): string => permalinkOf(permalink, 'tags')

/** Address of the Markdown version of a page: `/docs/intro.md`. */
export const markdownPath = (permalink: string): string =>
  permalink === '/' ? '/index.md' : `${permalink.slice(0, -1)}.md`

interface Publishable {
  permalink: string
  unlisted: boolean
  draft: boolean
}

/** Whether a page has a Markdown version: drafts and unlisted pages do not. */
export const hasMarkdown = ({ unlisted, draft }: Publishable): boolean =>
  config.assistants.texts && !unlisted && !draft

/** The Markdown version that the page's menu copies; none in development. */
export const copiedMarkdown = (entry: Publishable): string | undefined =>
  config.assistants.menu && hasMarkdown(entry) && process.env.NODE_ENV === 'production'
    ? markdownPath(entry.permalink)
    : undefined
