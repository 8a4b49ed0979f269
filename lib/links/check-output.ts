/** Checks built HTML: every `href` and `src` must lead to a file of the export, every hash to an id. */
import { decodePath, isExternal } from '../path'

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
    const text = value.replaceAll('&amp;', '&').replaceAll('&#x26;', '&')
    if (name === 'id') ids.add(text.normalize('NFC'))
    else if (name?.toLowerCase() === 'srcset')
      urls.push(...text.split(',').map((part) => part.trim().split(/\s+/)[0] ?? ''))
    else urls.push(text)
  }
  return { file, urls, ids }
}

/** Addresses that lead nowhere, as `file: address`. `files` are all files of the export; `basePath` is where it is served. */
export function findDeadUrls(pages: BuiltPage[], files: Set<string>, basePath: string): string[] {
  const byFile = new Map(pages.map((page) => [page.file, page]))
  return pages.flatMap((page) => {
    const here = `https://site${basePath}/${page.file.replace(/index\.html$/, '')}`
    return [...new Set(page.urls)]
      .filter((url) => url !== '' && !isExternal(url))
      .flatMap((url) => {
        const { pathname, hash } = new URL(url, here)
        const path = decodePath(pathname)
        if (!path.startsWith(`${basePath}/`)) return [`${page.file}: ${url}`]
        const name = path.slice(basePath.length + 1)
        const file = name === '' || name.endsWith('/') ? `${name}index.html` : name
        if (!files.has(file)) return [`${page.file}: ${url}`]
        const id = decodePath(hash.slice(1))
        const target = byFile.get(file)
        return id === '' || !target || target.ids.has(id) ? [] : [`${page.file}: ${url}`]
      })
  })
}
