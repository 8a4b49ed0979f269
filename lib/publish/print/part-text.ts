/** The text of a page as part of a print version, taken from the built page, so that components of `.mdx` are in it too. */
import { config } from '../../site'
import { innerHtml, mapAttributes } from '../../text/html-tags'
import { decodePath } from '../../text/path'
import { absoluteUrl } from '../../text/url'
import type { PrintPart } from '../../view/print-section'

/** Attributes that name elements by their ids. */
const references = new Set([
  'for',
  'headers',
  'aria-controls',
  'aria-describedby',
  'aria-labelledby',
  'aria-owns',
])

/** The text of a built page; `undefined` when the page has none. */
export const proseOf = (page: string): string | undefined => innerHtml(page, 'div', '<div class="prose"')

/**
 * The text of `part` below its heading, which has the level `level`: all of it visible, with ids of its own. Links lead to places of
 * the document where they can; `ids` are those of its parts by permalink.
 */
export function partText(prose: string, { id }: PrintPart, level: number, ids: Map<string, string>): string {
  const lowered = (digit: string) => Math.min(6, Number(digit) + level - 1)
  const text = prose
    .replace(/^\s*<h1\b[\s\S]*?<\/h1>/, '')
    .replace(/ <a class="anchor"[^>]*>#<\/a>/g, '')
    .replace(/<div class="code-tools">[\s\S]*?<\/div>/g, '')
    .replace(/(<\/?h)([2-6])(?=[\s>])/g, (_, tag: string, digit: string) => `${tag}${lowered(digit)}`)
    .replace(/<details(?=[\s>])(?![^>]*\sopen[\s>=])/g, '<details open')
  return mapAttributes(text, (name, value) => {
    // `<a name>` is an older form of an id
    if (name === 'id' || name === 'name') return `${id}-${value}`
    if (references.has(name)) return value.replace(/\S+/g, (reference) => `${id}-${reference}`)
    if (name === 'href') return targetOf(value, id, ids)
    if (name === 'loading') return 'eager'
    return value.replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
  })
}

/** Where a link leads: to a place of the document, or to an address that works on paper. */
function targetOf(href: string, id: string, ids: Map<string, string>): string {
  if (href.startsWith('#')) return href === '#' ? `#${id}` : `#${id}-${href.slice(1)}`
  if (!href.startsWith(`${config.basePath}/`) || href.startsWith('//')) return href
  const [page = '', hash = ''] = href.slice(config.basePath.length).split('#', 2)
  const target = ids.get(decodePath(page))
  if (target !== undefined) return hash === '' ? `#${target}` : `#${target}-${hash}`
  return absoluteUrl(decodePath(page)) + (hash === '' ? '' : `#${hash}`)
}
