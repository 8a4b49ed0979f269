/**
 * HTML with holes where addresses stand. A text is rendered once and kept, whatever the pages and files that it links to are
 * called later; the holes are filled when a page is rendered.
 */
import type { Element, Properties, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { visit } from 'unist-util-visit'
import {
  svgBox,
  hasAddress,
  isResolved,
  resolveAttributes,
  resolvePicture,
  type ResolvedTag,
} from './resolve-element'
import type { UrlResolver } from './resolved-url'

/** The opening tag of a link or of what plays, or an image, or a source of either. Addresses are as written. */
export interface Hole {
  tag: ResolvedTag
  properties: Properties
  /** Set when the author has written what may take its place. */
  isInPicture?: boolean
}

export type HtmlPart = string | Hole

/** Private use: authors cannot write it by chance. */
const mark = '\uF8F2'
const markedTag = new RegExp(`<[a-z]+ data-hole="${mark}(\\d+)">`)

/** Turns a tree into HTML with holes; the tree is used up. */
export function toTemplate(tree: Root): HtmlPart[] {
  const holes: Hole[] = []
  visit(tree, 'element', (node, _, parent) => {
    const { tagName: tag, properties } = node
    if (!isResolved(tag) || !hasAddress(tag, properties)) return
    node.properties = { dataHole: `${mark}${holes.length}` }
    const isInPicture = parent?.type === 'element' && parent.tagName === 'picture'
    holes.push({ tag, properties, ...(isInPicture && { isInPicture }) })
  })
  // what stands between the marked tags, and the number of each tag, in turn
  return toHtml(tree, { allowDangerousHtml: true })
    .split(markedTag)
    .map((piece, index) => (index % 2 === 0 ? piece : (holes[Number(piece)] ?? '')))
}

/** HTML of a template: addresses are those of the site, images have their size, external links their `rel`. */
export const fillTemplate = (parts: HtmlPart[], resolve: UrlResolver): string =>
  parts.map((part) => (typeof part === 'string' ? part : fill(part, resolve))).join('')

function fill({ tag, properties, isInPicture = false }: Hole, resolve: UrlResolver): string {
  if (tag === 'img') return toHtml(picture(properties, resolve, isInPicture), { allowDangerousHtml: true })
  const element = h(tag, { ...properties, ...resolveAttributes(tag, properties, resolve) })
  return toHtml(element).replace(/<\/\w+>$/, '')
}

function picture(properties: Properties, resolve: UrlResolver, isInPicture: boolean): Element {
  const resolved = resolvePicture(properties, resolve)
  if ('svg' in resolved) return h('div', svgBox, [{ type: 'raw', value: resolved.svg }])
  const { attributes, sources } = resolved
  const img = h('img', { ...properties, ...attributes })
  return sources.length === 0 || isInPicture
    ? img
    : h('picture', [...sources.map((source) => h('source', { ...source })), img])
}
