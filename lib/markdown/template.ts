/**
 * HTML with holes where addresses stand. A text is rendered once and kept, whatever the pages and files that it links to are
 * called later; the holes are filled when a page is drawn.
 */
import type { Element, Properties, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import type { UrlResolver } from '../links/href'
import { shownSize } from './shown-size'
import { inlineSvg } from './inline-svg'
import { visit } from './walk.mjs'

/** The opening tag of a link, or an image. `href` and `src` are as written. */
export interface Hole {
  tag: 'a' | 'img'
  properties: Properties
  /** Set when the author has written what may take its place. */
  isInPicture?: boolean
}

export type HtmlPart = string | Hole

/** Private use: authors cannot write it by chance. */
const mark = '\uF8F2'
const markedTag = new RegExp(`<(?:a|img) data-hole="${mark}(\\d+)">`)

/** Turns a tree into HTML with holes; the tree is used up. */
export function toTemplate(tree: Root): HtmlPart[] {
  const holes: Hole[] = []
  visit(tree, 'element', (node, _, parent) => {
    const { tagName, properties } = node
    if (tagName !== 'a' && tagName !== 'img') return
    if (typeof properties[tagName === 'a' ? 'href' : 'src'] !== 'string') return
    node.properties = { dataHole: `${mark}${holes.length}` }
    const isInPicture = parent?.type === 'element' && parent.tagName === 'picture'
    holes.push({ tag: tagName, properties, ...(isInPicture && { isInPicture }) })
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
  if (tag === 'img') return toHtml(image(properties, resolve, isInPicture), { allowDangerousHtml: true })
  return toHtml(link(properties, resolve)).slice(0, -'</a>'.length)
}

function link(properties: Properties, resolve: UrlResolver): Element {
  const { href, isExternal, isFile } = resolve(String(properties['href']))
  return h('a', {
    ...properties,
    href,
    ...((isExternal || isFile) && { target: '_blank' }),
    ...(isExternal && { rel: ['noopener', 'noreferrer'] }),
  })
}

function image(properties: Properties, resolve: UrlResolver, isInPicture: boolean): Element {
  const { href, svg, sources, ...own } = resolve(String(properties['src']))
  if (svg !== undefined) return inlineSvg(svg, properties['alt'] ?? '')
  const img = h('img', {
    ...properties,
    src: href,
    loading: properties['loading'] ?? 'lazy',
    decoding: 'async',
    ...shownSize(own, properties),
  })
  return sources === undefined || isInPicture
    ? img
    : h('picture', [...sources.map((source) => h('source', { ...source })), img])
}
