/** Rewrites links after a move, in the style the author used. */
import { importedPath, isMarkdownFile } from '@/lib/content/file-names'
import { resolveLink, type LinkSource } from '@/lib/links/resolve-link'
import type { Site } from '@/lib/load/load-site'
import { relativeLink } from '@/lib/problems/hints'
import { encodeUnsafe, splitUrl } from '@/lib/text/path'

export interface MovingText {
  from: LinkSource
  to: LinkSource
  before: Site
  after: Site
  moved: (path: string) => string
  /** The file of a page before the move. */
  fileOf: (permalink: string) => string
}

/** The new spelling of a link. Unchanged if it still works, or if no spelling would. */
export function rewriteLink(url: string, { from, to, before, after, moved, fileOf }: MovingText): string {
  const target = resolveLink(url, from, before.linkIndex)
  const { path: written, query, hash } = splitUrl(url)
  if ((target.kind !== 'page' && target.kind !== 'asset') || written === '') return url
  const isPage = target.kind === 'page'
  const file = moved(isPage ? fileOf(target.permalink) : target.path)
  const wanted = isPage ? (after.linkIndex.sources.get(file) ?? target.permalink) : file
  const leadsThere = (address: string): boolean => {
    const found = resolveLink(address, to, after.linkIndex)
    return (found.kind === 'page' ? found.permalink : found.kind === 'asset' && found.path) === wanted
  }
  if (leadsThere(url)) return url
  const isFile = !isPage || isMarkdownFile(written)
  const [ending = ''] = (isFile ? undefined : /(\/index)?\.html?$|\/$/i.exec(written)) ?? []
  const name = isFile ? file : wanted.slice(1, -1)
  const beside = relativeLink(name, isFile ? to.path : to.permalink.slice(1))
  const bare = beside.replace(/^\.\//, '')
  const inSection = name.replace(/^(versioned_docs\/)?[^/]+/, '')
  const spellings = [bare, beside, inSection, `/${name}`, `@site/${name}`]
    .map((spelling) => (written.includes(' ') ? spelling : encodeUnsafe(spelling)) + ending)
    .filter(leadsThere)
  const [manner = ''] = /^(@site\/|\/|\.)/.exec(written) ?? []
  const spelling = spellings.find((one) => one.startsWith(manner)) ?? spellings[0]
  return spelling === undefined ? url : spelling + query + hash
}

export function rewriteImport(written: string, { from, to, moved }: MovingText): string {
  const target = importedPath(written, from.path)
  if (target === null || importedPath(written, to.path) === moved(target)) return written
  return written.startsWith('@site/') ? `@site/${moved(target)}` : relativeLink(moved(target), to.path)
}
