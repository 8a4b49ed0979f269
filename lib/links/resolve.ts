/** What an address written in content leads to: one answer for the link check, for pages, feeds and Markdown twins. */
import { trimId, withoutInvisible } from '../text/characters'
import {
  folderOf,
  decodePath,
  idOfHash,
  isExternal,
  joinPath,
  permalinkOf,
  segmentsOf,
  splitUrl,
} from '../text/path'

/** Everything of the site that a link can lead to. */
export interface LinkIndex {
  /** Anchors of each page by permalink; `null` where they are not known. */
  pages: Map<string, Set<string> | null>
  /** Permalinks by content file: `docs/intro.md`. */
  sources: Map<string, string>
  /** Drafts that are left out of the site: their paths for messages, by content file and by the permalink they would have. */
  drafts: Map<string, string>
  /** Permalinks by an address that their page had before. */
  redirects: Map<string, string>
  /** Other files of the content folder: `blog/post/picture.png`. */
  assets: Set<string>
  /** Addresses of files that the site publishes as they are: `/favicon.svg`. */
  files: Set<string>
}

/** Where a link is written: the content file, and the page that shows it. */
export interface LinkSource {
  path: string
  permalink: string
}

export type LinkTarget =
  | { kind: 'external'; url: string }
  /** `movedFrom` is the address of before that was written. */
  | { kind: 'page'; permalink: string; query: string; hash: string; movedFrom?: string }
  | { kind: 'asset' | 'file'; path: string; query: string; hash: string }
  /** `wanted` is the permalink or the path that was looked for, `draft` the file of a draft that would have it. */
  | { kind: 'missing'; rule: 'links/page' | 'links/file' | 'links/asset'; wanted: string; draft?: string }

/** Resolves `url` as written at `from`. Paths may be percent-encoded or not, with or without a slash at the end. */
export function resolveLink(url: string, from: LinkSource, index: LinkIndex): LinkTarget {
  const target = findTarget(url, from, index)
  if (target.kind !== 'page') return target
  // `#-настройка` is what GitHub makes of `## ⚙️ Настройка`
  const anchors = index.pages.get(target.permalink)
  const id = idOfHash(target.hash)
  const own = [id, withoutInvisible(id), trimId(id)].find((each) => anchors?.has(each)) ?? id
  return own === id ? target : { ...target, hash: target.hash.replace(/^#.*?(?=:~:|$)/s, () => `#${own}`) }
}

function findTarget(url: string, from: LinkSource, index: LinkIndex): LinkTarget {
  if (url.startsWith('pathname://')) {
    const { path, ...rest } = splitUrl(url.slice('pathname://'.length))
    return { kind: 'file', path: decodePath(path), ...rest }
  }
  if (isExternal(url)) return { kind: 'external', url }
  const { path: written, ...rest } = splitUrl(url)
  const path = decodePath(written)
  if (path === '') return { kind: 'page', permalink: from.permalink, ...rest }
  const names = contentPaths(path, from)
  if (/\.mdx?$/i.test(path)) {
    const permalink = firstOf(index.sources, names)
    return permalink === undefined
      ? { kind: 'missing', rule: 'links/file', wanted: path, draft: firstOf(index.drafts, names) }
      : { kind: 'page', permalink, ...rest }
  }
  const hasExtension = /\.[a-z\d]{2,5}$/i.test(path) && !/\.html?$/i.test(path)
  const asset =
    hasExtension || !path.startsWith('/') ? names.find((name) => index.assets.has(name)) : undefined
  if (asset !== undefined) return { kind: 'asset', path: asset, ...rest }
  const permalinks = pagePermalinks(path, from)
  const permalink = permalinks.find((candidate) => index.pages.has(candidate))
  if (permalink !== undefined) return { kind: 'page', permalink, ...rest }
  const file = path.startsWith('/') ? path : `/${joinPath(folderOf(from.path), path)}`
  if (index.files.has(file)) return { kind: 'file', path: file, ...rest }
  const movedFrom = permalinks.find((candidate) => index.redirects.has(candidate))
  if (movedFrom !== undefined)
    return { kind: 'page', permalink: index.redirects.get(movedFrom)!, movedFrom, ...rest }
  if (hasExtension) return { kind: 'missing', rule: 'links/asset', wanted: path }
  const [wanted = path] = permalinks
  return { kind: 'missing', rule: 'links/page', wanted, draft: firstOf(index.drafts, permalinks) }
}

const firstOf = (map: Map<string, string>, keys: string[]): string | undefined =>
  keys.map((key) => map.get(key)).find((value) => value !== undefined)

/** The folder whose files link to each other: `docs`, `blog`, that of a version. */
const docsFolderOf = (path: string): string => /^(versioned_docs\/)?[^/]*/.exec(path)?.[0] ?? ''

/** Files that a path may mean, in the order of Docusaurus: beside the source, then from the section (`docs/`), the content root or `static`. */
function contentPaths(path: string, { path: source }: LinkSource): string[] {
  const section = docsFolderOf(source)
  if (path.startsWith('@site/')) return [path.slice('@site/'.length)]
  if (path.startsWith('/')) return [joinPath(section, path.slice(1)), path.slice(1), `static${path}`]
  const beside = joinPath(folderOf(source), path)
  return /^\.{1,2}\//.test(path) ? [beside] : [beside, joinPath(section, path), joinPath('', path)]
}

/** Candidate pages for a path. A relative path is tried beside the page, as in Docusaurus, then below it, as in browsers. */
function pagePermalinks(path: string, { permalink }: LinkSource): string[] {
  const clean = path.replace(/(^|\/)index\.html?$/i, '$1').replace(/\.html?$/i, '')
  if (path.startsWith('/')) return [permalinkOf(clean)]
  const above = segmentsOf(permalink).slice(0, -1).join('/')
  return [above, permalink].map((base) => permalinkOf(joinPath(base, clean)))
}

/** An address that leads nowhere, in the one form by which the check of texts and the check of built pages know it. `page` is where it stands. */
export const deadUrlOf = (url: string, page = ''): string =>
  decodePath(url.startsWith('#') ? page + url : url)
