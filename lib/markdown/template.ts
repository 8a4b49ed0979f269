/**
 * HTML with holes where addresses stand. A text is rendered once and kept, whatever the pages and files that it links to are
 * called later; the holes are filled when a page is drawn.
 */
import type { Element, Properties, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import type { UrlResolver } from './resolved-url'
import { withSrcsetUrls } from '../text/srcset'
import { shownSize } from './shown-size'
import { inlineSvg } from './inline-svg'
import { visit } from './walk.mjs'

/** The opening tag of a link or of what plays, or an image, or a source of either. Addresses are as written. */
export interface Hole {
  tag: 'a' | 'img' | 'video' | 'audio' | 'source' | 'track'
  properties: Properties
  /** Set when the author has written what may take its place. */
  isInPicture?: boolean
}

export type HtmlPart = string | Hole

/** Private use: authors cannot write it by chance. */
const mark = '\uF8F2'
const markedTag = new RegExp(`<(?:a|img|video|audio|source|track) data-hole="${mark}(\\d+)">`)

/** Attributes that hold addresses, by element. */
const addresses: Record<Hole['tag'], string[]> = {
  a: ['href'],
  img: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  source: ['src', 'srcSet'],
  track: ['src'],
}

const isHole = (tagName: string): tagName is Hole['tag'] => Object.hasOwn(addresses, tagName)

/** Turns a tree into HTML with holes; the tree is used up. */
export function toTemplate(tree: Root): HtmlPart[] {
  const holes: Hole[] = []
  visit(tree, 'element', (node, _, parent) => {
    const { tagName, properties } = node
    if (!isHole(tagName) || !addresses[tagName].some((name) => properties[name])) return
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
  const element = tag === 'a' ? link(properties, resolve) : h(tag, media(tag, properties, resolve))
  return toHtml(element).replace(/<\/\w+>$/, '')
}

/** Attributes of what plays, and of the sources of pictures. */
function media(tag: Hole['tag'], properties: Properties, resolve: UrlResolver): Properties {
  const hrefOf = (url: string) => resolve(url).href
  const resolved = { ...properties }
  for (const name of addresses[tag]) {
    const value = properties[name]
    if (!value) continue
    // lists come in pieces
    resolved[name] =
      name === 'srcSet' ? withSrcsetUrls([value].flat().join(', '), hrefOf) : hrefOf(String(value))
  }
  return resolved
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
    ...(properties['srcSet'] && {
      srcSet: withSrcsetUrls([properties['srcSet']].flat().join(', '), (url) => resolve(url).href),
    }),
    src: href,
    loading: properties['loading'] ?? 'lazy',
    decoding: 'async',
    ...shownSize(own, properties),
  })
  return sources === undefined || isInPicture
    ? img
    : h('picture', [...sources.map((source) => h('source', { ...source })), img])
}
