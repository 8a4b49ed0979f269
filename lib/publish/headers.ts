/** HTTP headers that a server should send, and files for hosts. `hosting/` is tested against them. */
import { blogPath, hashedFolders } from '../content/site-paths'
import type { Redirect } from '../load/read-redirects'

type Header = readonly [name: string, value: string]

/** Sent with every response. The policy in pages is stricter; these directives work only in headers. */
export const securityHeaders: readonly Header[] = [
  ['Content-Security-Policy', "frame-ancestors 'none'"],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
]

/** The caching of files whose names change with their content: for a year. */
export const immutable = 'public, max-age=31536000, immutable'
/** The caching of all other files: revalidated every time. */
export const revalidate = 'public, max-age=0, must-revalidate'

/** Path prefixes of files that never change, relative to the export. */
export const hashedPrefixes = [
  ...hashedFolders.map((folder) => `${folder}/`),
  ...['page', 'terms'].map((name) => `search/${name}-`),
]

/** Sent with data for programs, to keep it out of search results. */
export const noindex: Header = ['X-Robots-Tag', 'noindex']
export const unindexedTypes = ['txt', 'md']

export const isHashed = (file: string): boolean => hashedPrefixes.some((prefix) => file.startsWith(prefix))

/** Files that hosts read, by address. `hasFeeds` says whether the blog has posts. */
export const hostFiles = (basePath: string, hasFeeds: boolean, redirects: Redirect[] = []) =>
  new Map([
    ['/.nojekyll', ''],
    ['/_headers', headersFile(basePath)],
    ['/_redirects', redirectsFile(basePath, hasFeeds, redirects)],
  ])

/** The text of `_headers`. Hosts merge all rules that match a file, so no header is set twice. */
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

/** The text of `_redirects`: from usual addresses of feeds, old ones of pages, and the domain's root. */
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
