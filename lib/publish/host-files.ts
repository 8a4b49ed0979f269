/** Files in the export that hosts read: Netlify and Cloudflare take `_headers` and `_redirects`, GitHub Pages `.nojekyll`. */
import {
  hashedFolders,
  hashedNames,
  immutable,
  noindex,
  securityHeaders,
  unindexedTypes,
  type Header,
} from './headers'

/** Names and texts; `basePath` is where the site is, `hasFeeds` whether the blog has any. */
export const hostFiles = (basePath: string, hasFeeds: boolean): Record<string, string> => ({
  '.nojekyll': '',
  _headers: headersFile(basePath),
  _redirects: redirectsFile(basePath, hasFeeds),
})

/**
 * Rules that match the same file are added up by both hosts, so no header may be set twice: what is not hashed has no rule, and
 * both hosts have it revalidated.
 */
function headersFile(basePath: string): string {
  const cached: Header = ['Cache-Control', immutable]
  const rules: [string, Header[]][] = [
    ['*', securityHeaders()],
    ...hashedFolders.map((folder): [string, Header[]] => [`${folder}/*`, [cached]]),
    ...hashedNames.map((name): [string, Header[]] => [`${name}*`, [cached]]),
    ...unindexedTypes.map((type): [string, Header[]] => [`*.${type}`, [noindex]]),
  ]
  return rules
    .map(([pattern, headers]) =>
      [`${basePath}/${pattern}`, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}

/** Addresses where programs look for a feed by habit, and the top of a domain whose site is in a folder. */
function redirectsFile(basePath: string, hasFeeds: boolean): string {
  const feeds = {
    'rss.xml': 'rss.xml',
    'feed.xml': 'rss.xml',
    'atom.xml': 'atom.xml',
    'feed.json': 'feed.json',
  }
  const lines = hasFeeds
    ? Object.entries(feeds).map(([from, to]) => `${basePath}/${from} ${basePath}/blog/${to} 301`)
    : []
  if (basePath !== '') lines.push(`/ ${basePath}/ 302`)
  return lines.map((line) => `${line}\n`).join('')
}
