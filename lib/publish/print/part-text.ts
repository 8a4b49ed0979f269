/** The text of a page as part of a print version: taken from the page as it was built, so that components are in it too. */
import { config } from '../../site'
import { absoluteUrl } from '../../text/url'
import { decodePath } from '../../text/path'
import { innerHtml, mapAttributes } from '../../text/html-tags'
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
 * The text of `part` where its heading has level `level`: all of it visible, with ids of its own. Links lead to places of this
 * document where they can; `ids` are those of its pages by permalink.
 */
export function partText(prose: string, { id }: PrintPart, level: number, ids: Map<string, string>): string {
  const lower = (digit: string) => Math.min(6, Number(digit) + level - 1)
  const plain = prose
    .replace(/^\s*<h1\b[\s\S]*?<\/h1>/, '')
    .replace(/ <a class="anchor"[^>]*>#<\/a>/g, '')
    .replace(/<div class="code-tools">[\s\S]*?<\/div>/g, '')
    .replace(/(<\/?h)([2-6])(?=[\s>])/g, (_, tag: string, digit: string) => `${tag}${lower(digit)}`)
    .replace(/<details(?=[\s>])(?![^>]*\sopen[\s>=])/g, '<details open')
  return mapAttributes(plain, (name, value) => {
    if (name === 'id') return `${id}-${value}`
    if (references.has(name)) return value.replace(/\S+/g, (reference) => `${id}-${reference}`)
    if (name === 'href') return placeOf(value, id, ids)
    if (name === 'loading') return 'eager'
    return value.replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
  })
}

/** Where a link leads: a place of this document, or an address that works on paper. */
function placeOf(href: string, id: string, ids: Map<string, string>): string {
  if (href.startsWith('#')) return href === '#' ? `#${id}` : `#${id}-${href.slice(1)}`
  if (!href.startsWith(`${config.basePath}/`) || href.startsWith('//')) return href
  const path = href.slice(config.basePath.length)
  const [page = '', hash] = path.split('#', 2)
  const target = ids.get(decodePath(page))
  if (target === undefined) return absoluteUrl(decodePath(page)) + (hash === undefined ? '' : `#${hash}`)
  return hash === undefined || hash === '' ? `#${target}` : `#${target}-${hash}`
}
