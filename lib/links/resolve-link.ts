/** Resolves addresses in content, for the link check, pages, feeds and Markdown copies alike. */
import type { Asset } from '../content/assets'
import { isIndexFile, isMarkdownFile } from '../content/file-names'
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
import { withoutBase } from '../text/url'

export interface LinkIndex {
  /** Anchors of each page by permalink; `null` if unknown. */
  pages: Map<string, Set<string> | null>
  /** Pages that may have more anchors, made by components: these are checked in the built pages. */
  openPages: Set<string>
  /** Permalinks by content file: `docs/intro.md`. */
  sources: Map<string, string>
  /** Paths of drafts, for messages, by content file and by the permalink they would have. */
  drafts: Map<string, string>
  /** Permalinks by old address. */
  redirects: Map<string, string>
  /** Paths of all other files of the content folder: `blog/post/picture.png`. */
  assets: Set<string>
  /** How the assets that pages refer to are published, by path; `describeAssets` fills it. */
  published: Map<string, Asset>
  /** Addresses of static files: `/favicon.svg`. */
  files: Set<string>
}

/** The content file and the page that contain a link. */
export interface LinkSource {
  path: string
  permalink: string
}

export type LinkTarget =
  | { kind: 'external'; url: string }
  /** `movedFrom` is the old address that the link uses. */
  | { kind: 'page'; permalink: string; query: string; hash: string; movedFrom?: string }
  | { kind: 'asset' | 'file'; path: string; query: string; hash: string }
  /** `wanted` is the missing permalink or path, `draft` a draft that would match. */
  | { kind: 'missing'; rule: 'links/page' | 'links/file' | 'links/asset'; wanted: string; draft?: string }

/** Resolves `url` as written at `from`. Paths may be percent-encoded, and may end with a slash. */
export function resolveLink(url: string, from: LinkSource, index: LinkIndex): LinkTarget {
  const target = findTarget(url, from, index)
  if (target.kind !== 'page') return target
  // `#-настройка` is GitHub's slug of `## ⚙️ Настройка`
  const anchors = index.pages.get(target.permalink)
  const id = idOfHash(target.hash)
  const anchor = [id, withoutInvisible(id), trimId(id)].find((each) => anchors?.has(each)) ?? id
  return anchor === id
    ? target
    : { ...target, hash: target.hash.replace(/^#.*?(?=:~:|$)/s, () => `#${anchor}`) }
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
  if (isMarkdownFile(path)) {
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
  const file = staticFile(path.startsWith('/') ? path : `/${joinPath(folderOf(from.path), path)}`, index)
  if (file !== undefined) return { kind: 'file', path: file, ...rest }
  const movedFrom = permalinks.find((candidate) => index.redirects.has(candidate))
  if (movedFrom !== undefined)
    return { kind: 'page', permalink: index.redirects.get(movedFrom)!, movedFrom, ...rest }
  if (hasExtension) return { kind: 'missing', rule: 'links/asset', wanted: path }
  const [wanted = path] = permalinks
  return { kind: 'missing', rule: 'links/page', wanted, draft: firstOf(index.drafts, permalinks) }
}

/** The address of a static file. Hosts show `/javadoc/index.html` at `/javadoc/`. */
function staticFile(path: string, { files }: LinkIndex): string | undefined {
  if (files.has(path)) return path
  if (files.has(withoutBase(path))) return withoutBase(path)
  const bare = path.replace(/\/$/, '')
  if (files.has(`${bare}/index.html`)) return `${bare}/`
  return files.has(`${bare}.html`) ? `${bare}.html` : undefined
}

const firstOf = (map: Map<string, string>, keys: string[]): string | undefined =>
  keys.map((key) => map.get(key)).find((value) => value !== undefined)

/** The folder whose files link to each other: `docs`, `blog`, or the folder of a version. */
const sectionFolderOf = (path: string): string => /^(versioned_docs\/)?[^/]*/.exec(path)?.[0] ?? ''

/** Candidate files for a path: relative to the source, to its section, to the content root, to `static`. */
function contentPaths(path: string, { path: source }: LinkSource): string[] {
  const section = sectionFolderOf(source)
  if (path.startsWith('@site/')) return [path.slice('@site/'.length)]
  if (path.startsWith('/')) return [joinPath(section, path.slice(1)), path.slice(1), `static${path}`]
  const beside = joinPath(folderOf(source), path)
  return /^\.{1,2}\//.test(path)
    ? [beside]
    : [beside, joinPath(section, path), joinPath('', path), joinPath('static', path)]
}

/**
 * Candidate pages for a path. A relative path is resolved as in Docusaurus first, where only the index of a folder has
 * an address that ends with a slash, then the other way.
 */
function pagePermalinks(path: string, { path: source, permalink }: LinkSource): string[] {
  const clean = path.replace(/(^|\/)index\.html?$/i, '$1').replace(/\.html?$/i, '')
  // Docusaurus does not add the base path to an address that has it
  if (path.startsWith('/')) return [clean, withoutBase(clean)].map((each) => permalinkOf(each))
  const above = segmentsOf(permalink).slice(0, -1).join('/')
  const isIndex = isIndexFile(source) && sectionFolderOf(source) !== 'blog'
  const bases = isIndex ? [permalink, above] : [above, permalink]
  return bases.map((base) => permalinkOf(joinPath(base, clean)))
}

/** A dead URL on the page `page`, in the form that the checks of texts and of built pages share. */
export const deadUrlOf = (url: string, page = ''): string =>
  decodePath(url.startsWith('#') ? page + url : url)
