/** A link as it must be written after a move, in the manner of its author. */
import path from 'node:path'
import { importedPath } from '@/lib/content/file-names'
import { resolveLink, type LinkIndex, type LinkSource } from '@/lib/links/resolve'
import type { Site } from '@/lib/load/load'
import { decodePath, splitUrl } from '@/lib/text/path'
import type { WrittenAddress } from './written-addresses'

/** A text before and after a move. */
export interface MovingText {
  from: LinkSource
  to: LinkSource
  before: Site
  after: Site
  /** The new path of a file. */
  moved: (path: string) => string
}

type Spelling = Pick<WrittenAddress, 'url' | 'raw'>

/** The new spelling of a link; the old one where it still leads there, `undefined` when there is none. */
export function rewriteLink({ url, raw }: Spelling, text: MovingText): string | undefined {
  const { from, to, moved } = text
  const [before, after] = [text.before.links, text.after.links]
  const target = resolveLink(url, from, before)
  const written = decodePath(splitUrl(url).path)
  if ((target.kind !== 'page' && target.kind !== 'asset') || written === '') return raw
  const isPage = 'permalink' in target
  const old = isPage ? fileOf(target.permalink, before) : target.path
  const file = old === undefined ? '' : moved(old)
  const wanted = isPage ? (after.sources.get(file) ?? target.permalink) : file
  const leadsThere = (address: string): boolean => {
    const found = resolveLink(address, to, after)
    return (found.kind === 'page' ? found.permalink : found.kind === 'asset' && found.path) === wanted
  }
  if (leadsThere(url)) return raw
  const isFile = !isPage || /\.mdx?$/i.test(written)
  const spellings = isFile ? spellFile(written, file, to.path) : spellPage(written, wanted, to.permalink)
  const { path: rawPath } = splitUrl(raw)
  const address = spellings.map((spelling) => encodedAs(rawPath, spelling)).find(leadsThere)
  return address === undefined ? undefined : address + raw.slice(rawPath.length)
}

/** The new spelling of what a text imports. */
export function rewriteImport({ url, raw }: Spelling, { from, to, moved }: MovingText): string {
  const target = importedPath(url, from.path)
  if (target === null || importedPath(url, to.path) === moved(target)) return raw
  return spellFile(url, moved(target), to.path)[0] ?? raw
}

const fileOf = (permalink: string, { sources }: LinkIndex): string | undefined =>
  [...sources].find(([, own]) => own === permalink)?.[0]

/** Spellings of a file in the text at `from`, that in the manner of `written` first. */
function spellFile(written: string, file: string, from: string): string[] {
  const relative = path.posix.relative(path.posix.dirname(from), file)
  const beside = relative.startsWith('.') ? relative : `./${relative}`
  if (written.startsWith('@site/')) return [`@site/${file}`]
  const below = file.replace(/^(versioned_docs\/)?[^/]+/, '')
  if (written.startsWith('/')) return [below, `/${file}`, beside]
  return written.startsWith('.') ? [beside] : [relative, beside]
}

/** The same for the address of a page. */
function spellPage(written: string, permalink: string, from: string): string[] {
  const [ending = ''] = /(\/index\.html?|\.html?|\/)?$/i.exec(written) ?? []
  const absolute = permalink === '/' ? permalink : permalink.replace(/\/$/, ending)
  if (written.startsWith('/')) return [absolute, permalink]
  const relative = path.posix.relative(path.posix.dirname(from), permalink) + ending
  const beside = relative.startsWith('.') ? relative : `./${relative}`
  return [written.startsWith('.') ? beside : relative, absolute, permalink]
}

/** Encoded as the address that it takes the place of. */
function encodedAs(written: string, spelling: string): string {
  if (/%[\da-f]{2}/i.test(written) && encodeURI(decodePath(written)) === written) return encodeURI(spelling)
  const unsafe = written.includes(' ') ? /[()<>"%?#]/g : /[\s()<>"%?#]/g
  return spelling.replace(unsafe, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
}
