/** Files in the export that hosts read: Netlify and Cloudflare take `_headers` and `_redirects`, GitHub Pages `.nojekyll`. */
import { hashedPrefixes, immutable, noindex, securityHeaders, unindexedTypes, type Header } from './headers'

/** Texts by address; `basePath` is where the site is, `hasFeeds` whether the blog has any. */
export const hostFiles = (basePath: string, hasFeeds: boolean): Map<string, string> =>
  new Map([
    ['/.nojekyll', ''],
    ['/_headers', headersFile(basePath)],
    ['/_redirects', redirectsFile(basePath, hasFeeds)],
  ])

/**
 * Both hosts add up rules that match the same file, so no header may be set twice: what is not hashed has no rule, and both hosts
 * revalidate it by default.
 */
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

/** Addresses where programs look for a feed by habit, and the top of a domain whose site is in a folder. */
function redirectsFile(basePath: string, hasFeeds: boolean): string {
  const feeds = [
    ['rss.xml', 'rss.xml'],
    ['feed.xml', 'rss.xml'],
    ['atom.xml', 'atom.xml'],
    ['feed.json', 'feed.json'],
  ] as const
  const redirects = hasFeeds
    ? feeds.map(([from, to]) => `${basePath}/${from} ${basePath}/blog/${to} 301\n`)
    : []
  if (basePath !== '') redirects.push(`/ ${basePath}/ 302\n`)
  return redirects.join('')
}
