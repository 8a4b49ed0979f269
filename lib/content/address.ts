/** What an address may be made of, so that every host and every disk can hold its folder, and addresses that the site itself has. */
import { config } from '../site'
import { invisibleSign, nameOfCharacter } from '../text/characters'
import { permalinkOf, segmentsOf } from '../text/path'

/** What nobody sees, and what browsers, disks or hosts read in their own way. */
const unsafe = new RegExp(`${invisibleSign.source}|[\\\\"<>|*?:#%]`, 'u')
/** A leading or trailing space of a name, which Windows drops. */
const edgeBlank = /(?<=^|\/) | (?=\/|\.[^/. ]+$|$)/
/** Names of folders may be 255 bytes long, and the build adds endings. */
const longestPart = 200
const longest = 1000

/** Folders of the export in which all files are named by the hash of their content. */
export const hashedFolders = ['_next/static', 'assets', 'social']

/** Folders at the top of the export that hold no pages. */
const ownFolders = new Set(['404', ...hashedFolders.map((folder) => folder.split('/')[0])])
/** Where the documentation and the blog are: `/docs/`, or `/`. */
export const docsPath = permalinkOf(config.docs.routeBasePath)
export const blogPath = permalinkOf(config.blog.routeBasePath)

const siteFiles = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest']
export const blogFeeds = {
  rss: `${blogPath}rss.xml`,
  atom: `${blogPath}atom.xml`,
  json: `${blogPath}feed.json`,
}
/** Below `/docs/` when the docs are at the root, where the blog's feed may be. */
export const docsFeed = docsPath === '/' ? '/docs/atom.xml' : `${docsPath}atom.xml`

/** Files of the build that links may lead to. Without posts there are no feeds, without dates no feed of changes. */
export const generatedFiles = (hasPosts: boolean, hasDates: boolean): string[] => [
  ...siteFiles,
  ...(hasPosts ? Object.values(blogFeeds) : []),
  ...(hasDates ? [docsFeed] : []),
  ...(config.assistants.texts ? ['/llms.txt', '/llms-full.txt'] : []),
]

/** Files that the site writes at these very addresses, whether there are links to them or not. */
const ownAddresses = new Set([
  ...siteFiles,
  ...Object.values(blogFeeds),
  docsFeed,
  `${blogPath}feed.xml`,
  ...'/routes.json /site.json /favicon.ico /favicon.svg /apple-touch-icon.png'.split(' '),
])
/** Files that Next.js writes beside a page, and endings that hosts take for those of a file. */
const ownFile = /^__next\.|\.(html?|txt|md)$/i

/** The name of the first character of a path that cannot stand in one, as in «?» or U+0000, or a blank at the end of a name. */
export function unsafeSign(path: string): string | undefined {
  const sign = unsafe.exec(path)?.[0]
  if (sign !== undefined) return invisibleSign.test(sign) ? nameOfCharacter(sign) : `«${sign}»`
  return edgeBlank.test(path) ? `${nameOfCharacter(' ')} с краю` : undefined
}

/** Why an address cannot be that of a page, as the end of a sentence; `undefined` when it can. */
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

/** Lists that the site makes of its pages. */
export const blogArchivePath = `${blogPath}archive/`
export const blogTagsPath = `${blogPath}tags/`
export const blogAuthorsPath = `${blogPath}authors/`

/** The list of all tags of a version of the documentation. */
export const docsTagsPath = ({ permalink }: { permalink: string }): string => permalinkOf(permalink, 'tags')

/** Address of the Markdown twin of a page: `/docs/intro.md`. */
export const twinPath = (permalink: string): string =>
  permalink === '/' ? '/index.md' : `${permalink.slice(0, -1)}.md`

interface Twinned {
  permalink: string
  unlisted: boolean
  draft: boolean
}

/** Whether a page has a twin: drafts and unlisted pages have none. */
export const hasTwin = ({ unlisted, draft }: Twinned): boolean =>
  config.assistants.texts && !unlisted && !draft

/** Address of the twin that the menu of a page copies; the development server has none. */
export const twinOf = (entry: Twinned): string | undefined =>
  config.assistants.menu && hasTwin(entry) && process.env.NODE_ENV === 'production'
    ? twinPath(entry.permalink)
    : undefined
