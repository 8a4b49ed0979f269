/** Checks built HTML: every `href` and `src` must lead to a file of the export, every hash to an id. */
import { countOf } from '../text/plural'
import { decodePath, isExternal } from '../text/path'
import { srcsetUrls } from '../text/srcset'

/** What a built page refers to and what can be referred to in it. */
export interface BuiltPage {
  /** File in the export: `docs/intro/index.html`. */
  file: string
  urls: string[]
  ids: Set<string>
}

const attribute = /\s(href|src|id|srcset)="([^"]*)"/gi

/** Reads a built page. Scripts are left out: they hold the page once more, as data. */
export function readBuiltPage(file: string, html: string): BuiltPage {
  const urls: string[] = []
  const ids = new Set<string>()
  for (const [, name, value = ''] of html
    .replace(/<script\b(?![^>]*\ssrc=)[^>]*>[\s\S]*?<\/script>/g, '')
    .matchAll(attribute)) {
    const text = withoutReferences(value)
    if (name === 'id') ids.add(text.normalize('NFC'))
    else if (name?.toLowerCase() === 'srcset') urls.push(...srcsetUrls(text))
    else urls.push(text)
  }
  for (const [, name = ''] of html.matchAll(/<a\s(?:[^>]*?\s)?name="([^"]*)"/gi))
    ids.add(withoutReferences(name).normalize('NFC'))
  return { file, urls, ids }
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The character references that serializers write. */
const withoutReferences = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi,
    (_, hex?: string, decimal?: string, name?: string) =>
      name === undefined
        ? String.fromCodePoint(hex === undefined ? Number(decimal) : parseInt(hex, 16))
        : (named[name.toLowerCase()] ?? ''),
  )

/** An address that leads nowhere, with the pages that have it. */
export interface DeadUrl {
  url: string
  rule: 'links/page' | 'links/anchor' | 'links/file' | 'links/asset'
  pages: string[]
}

/** Addresses that lead nowhere. `files` are all files of the export; `basePath` is where it is served. */
export function findDeadUrls(pages: BuiltPage[], files: Set<string>, basePath: string): DeadUrl[] {
  const found = new Map<string, DeadUrl>()
  const add = (page: BuiltPage, url: string, rule: DeadUrl['rule']) => {
    // the same anchor of two pages is two addresses
    const key = url.startsWith('#') ? page.file + url : url
    const known = found.get(key) ?? { url, rule, pages: [] }
    known.pages.push(page.file)
    found.set(key, known)
  }
  const byFile = new Map(pages.map((page) => [page.file, page]))
  for (const page of pages) {
    const here = `https://site${basePath}/${page.file.replace(/index\.html$/, '')}`
    for (const url of new Set(page.urls)) {
      if (url === '' || isExternal(url)) continue
      const { pathname, hash } = new URL(url, here)
      const path = decodePath(pathname)
      const name = path.slice(basePath.length + 1)
      const folder = `${name.replace(/\/$/, '')}/index.html`.replace(/^\//, '')
      // hosts lead from the name of a folder to the folder
      const file =
        name === '' || name.endsWith('/') || (!files.has(name) && files.has(folder)) ? folder : name
      const id = decodePath(hash.slice(1))
      const target = byFile.get(file)
      if (!path.startsWith(`${basePath}/`) || !files.has(file)) add(page, url, ruleOf(path))
      else if (id !== '' && target && !target.ids.has(id)) add(page, url, 'links/anchor')
    }
  }
  return [...found.values()]
}

/** A link to a Markdown file that there is none of stays as the author wrote it, which need not stop the build. */
function ruleOf(path: string): DeadUrl['rule'] {
  if (/\.mdx?$/i.test(path)) return 'links/file'
  return /\.[a-z\d]{2,5}$/i.test(path) ? 'links/asset' : 'links/page'
}

/** A dead address as a line; one of many pages stands in a menu and not in a text. */
export function formatDeadUrl({ url, pages: [first = '', ...others] }: DeadUrl): string {
  const more = { one: 'страница', few: 'страницы', many: 'страниц' }
  return `Ведёт в никуда: ${url} (${first}${others.length > 0 ? ` и ещё ${countOf(others.length, more)}` : ''})`
}
