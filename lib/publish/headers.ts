/** The headers that a server should send, and files that hosts read. The files in `hosting/` are tested against these headers. */
import { blogPath, hashedFolders } from '../content/address'
import type { Redirect } from '../load/redirects'

type Header = readonly [name: string, value: string]

/** With each answer. Pages carry a stricter Content-Security-Policy; what stands here only a header can say. */
export const securityHeaders: readonly Header[] = [
  ['Content-Security-Policy', "frame-ancestors 'none'"],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
]

/** A year without asking again: the name of the file changes with its content. */
export const immutable = 'public, max-age=31536000, immutable'
/** Kept, and asked for each time; an unchanged file costs an answer without a body. */
export const revalidate = 'public, max-age=0, must-revalidate'

/** Beginnings of the paths of all files that never change, from the top of the export. */
export const hashedPrefixes = [
  ...hashedFolders.map((folder) => `${folder}/`),
  ...['page', 'terms'].map((name) => `search/${name}-`),
]

/** Data for programs: no search engine should show it. */
export const noindex: Header = ['X-Robots-Tag', 'noindex']
export const unindexedTypes = ['txt', 'md']

/** Whether a file of the export, given from its top, never changes. */
export const isHashed = (file: string): boolean => hashedPrefixes.some((prefix) => file.startsWith(prefix))

/** Texts by address; `basePath` is where the site is, `hasFeeds` whether the blog has any. */
export const hostFiles = (basePath: string, hasFeeds: boolean, redirects: Redirect[] = []) =>
  new Map([
    ['/.nojekyll', ''],
    ['/_headers', headersFile(basePath)],
    ['/_redirects', redirectsFile(basePath, hasFeeds, redirects)],
  ])

/** Hosts add up rules for the same file, so no header is set twice: what is not hashed has no rule, and is revalidated by default. */
function headersFile(basePath: string): string {
  const rules: [string, readonly Header[]][] = [
    ['*', securityHeaders],
    ...hashedPrefixes.map((prefix): [string, Header[]] => [`${prefix}*`, [['Cache-Control', immutable]]]),
    ...unindexedTypes.map((type): [string, Header[]] => [`*.${type}`, [noindex]]),
  ]
  return rules
    .map(([pattern, headers]) =>
      [`${basePath}/${pattern}`, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}

/** Addresses where programs look for a feed by habit, those of pages that have moved, and the top of a domain whose site is in a folder. */
function redirectsFile(basePath: string, hasFeeds: boolean, redirects: Redirect[]): string {
  const feeds = {
    'rss.xml': 'rss.xml',
    'feed.xml': 'rss.xml',
    'atom.xml': 'atom.xml',
    'feed.json': 'feed.json',
  }
  const lines = [
    ...Object.entries(hasFeeds ? feeds : {}).map(([from, to]) => [`/${from}`, blogPath + to]),
    ...redirects.flatMap(({ from, to, file }) => [[from, to], ...(file ? [[file, to]] : [])]),
  ].flatMap(([from, to]) =>
    from === to ? [] : `${encodeURI(basePath + from)} ${encodeURI(basePath + to)} 301\n`,
  )
  return [...lines, basePath && `/ ${basePath}/ 302\n`].join('')
}
