/** A page of the export for reading from a folder: all addresses lead from file to file, and nothing needs a server. */
import { withContentPolicy } from '../output/content-policy'
import { decodePath, splitUrl } from '../text/path'
import { mapAttributes } from '../text/html-tags'
import { config } from '../site'
import { absoluteUrl } from '../text/url'

const addresses = new Set(['href', 'src', 'poster'])

/** What has no use without a server: data of the framework, the search, other forms of the page. */
const needsServer = [
  / data-framework="[^"]*"/g,
  /<meta http-equiv="Content-Security-Policy"[^>]*>/g,
  /<link rel="(?:canonical|manifest|alternate|apple-touch-icon)"[^>]*>/g,
  /<meta property="og:url"[^>]*>/g,
  // browsers load no fonts from a folder; where there is a script, it brings them
  /@font-face\{[^}]*url\([^}]*\}/g,
  / data-(?:opens|part)="[^"]*"/g,
]
const style = '<style>[data-search],.twin,.side details:has(>.late){display:none!important}</style>'

/**
 * The page in `file` of the export. `files` are those of the archive; addresses of others are those of the site. `early` is the
 * script that each page of the export begins with.
 */
export function archivePage(html: string, file: string, files: Set<string>, early: string): string {
  const root = '../'.repeat(file.split('/').length - 1) || './'
  const local = (url: string) => localAddress(url, root, files)
  const changed = needsServer
    .reduce((text, pattern) => text.replace(pattern, ''), html)
    .replace(`<script>${early}</script>`, `<script src="${root}scripts/early.js"></script>`)
    .replace('<html', `<html data-root="${root}"`)
    .replace('</head>', () => `${style}</head>`)
    .split(/(<(?:script|style)>[\s\S]*?<\/(?:script|style)>)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : mapAttributes(part, (name, value) => {
            if (addresses.has(name)) return local(value)
            if (name.toLowerCase() !== 'srcset') return value
            return value.replace(/[^\s,]+(?=\s|,|$)/g, (word) => (word.startsWith('/') ? local(word) : word))
          }),
    )
    .join('')
  // fonts are in the script
  return withContentPolicy(changed).replace("font-src 'self'", "font-src 'self' data:")
}

function localAddress(url: string, root: string, files: Set<string>): string {
  if (!url.startsWith(`${config.basePath}/`) || url.startsWith('//')) return url
  const { path, query, hash } = splitUrl(url.slice(config.basePath.length))
  const name = decodePath(path.slice(1))
  const target = name === '' || name.endsWith('/') ? `${name}index.html` : name
  if (!files.has(target)) return absoluteUrl(decodePath(path)) + query + hash
  return root + (path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1)) + hash
}
