/** Checks the export: every `href` and `src` of a page must lead to a file, every hash to an id. */
import { countOf } from '../text/plural'
import { decodePath, isExternal } from '../text/path'
import { srcsetUrls, tagsIn, unescapeHtml } from '../text/html'

/** The addresses in a built page, and the ids that links to it may name. */
export interface BuiltPage {
  /** File in the export: `docs/intro/index.html`. */
  file: string
  urls: string[]
  ids: Set<string>
}

/** Reads a built page. What looks like a tag in a text, as in samples of code, is none. */
export function readBuiltPage(file: string, html: string): BuiltPage {
  const urls: string[] = []
  const ids = new Set<string>()
  for (const { name: tag, attributes } of tagsIn(html)) {
    // Next.js writes the origin of the fonts there, which is no page
    if (attributes.some(({ name, value }) => name === 'rel' && value === 'preconnect')) continue
    for (const { name, value } of attributes) {
      const text = unescapeHtml(value)
      if (name === 'id' || (name === 'name' && tag === 'a')) ids.add(text.normalize('NFC'))
      else if (name === 'href' || name === 'src') urls.push(text)
      else if (name.toLowerCase() === 'srcset') urls.push(...srcsetUrls(text))
    }
  }
  return { file, urls, ids }
}

/** A broken address, with the pages that have it. */
export interface DeadUrl {
  url: string
  rule: 'links/page' | 'links/anchor' | 'links/file' | 'links/asset'
  pages: string[]
}

/** Broken addresses. `files` are all files of the export; `basePath` is where it is served. */
export function findDeadUrls(pages: BuiltPage[], files: Set<string>, basePath: string): DeadUrl[] {
  const found = new Map<string, DeadUrl>()
  const byFile = new Map(pages.map((page) => [page.file, page]))
  for (const page of pages) {
    const here = `https://site${basePath}/${page.file.replace(/index\.html$/, '')}`
    for (const url of new Set(page.urls)) {
      if (url === '' || isExternal(url)) continue
      const { pathname, hash } = new URL(url, here)
      const path = decodePath(pathname)
      const file = fileAt(path.slice(basePath.length + 1), files)
      const id = decodePath(hash.slice(1))
      const target = byFile.get(file)
      const isThere = path.startsWith(`${basePath}/`) && files.has(file)
      if (isThere && (id === '' || !target || target.ids.has(id))) continue
      // `#a` on two pages is two addresses
      const key = url.startsWith('#') ? page.file + url : url
      const dead = found.get(key) ?? { url, rule: isThere ? 'links/anchor' : ruleOf(path), pages: [] }
      dead.pages.push(page.file)
      found.set(key, dead)
    }
  }
  return [...found.values()]
}

/** The file of the export that a path means: hosts redirect `/docs` to `/docs/`. */
function fileAt(name: string, files: Set<string>): string {
  const index = `${name.replace(/\/$/, '')}/index.html`.replace(/^\//, '')
  return name === '' || name.endsWith('/') || (!files.has(name) && files.has(index)) ? index : name
}

/** A link to a missing Markdown file stays as its author wrote it: that rule is a warning by default. */
function ruleOf(path: string): DeadUrl['rule'] {
  if (/\.mdx?$/i.test(path)) return 'links/file'
  return /\.[a-z\d]{2,5}$/i.test(path) ? 'links/asset' : 'links/page'
}

/** A broken address as a line. Of the pages only the first is named: one that all pages have is in a menu. */
export function formatDeadUrl({ url, pages: [first = '', ...others] }: DeadUrl): string {
  const more = { one: 'страница', few: 'страницы', many: 'страниц' }
  return `Ведёт в никуда: ${url} (${first}${others.length > 0 ? ` и ещё ${countOf(others.length, more)}` : ''})`
}
