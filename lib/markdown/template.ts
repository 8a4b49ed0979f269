/** HTML with holes where addresses stand: a text is rendered once and kept, whatever the pages that it links to are called later. */
import type { Element, Properties, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { visit } from './visit'
import {
  hasAddress,
  resolveAttributes,
  resolvePicture,
  svgBox,
  type ResolvedTag,
  type UrlResolver,
} from './resolve-element'

/** The opening tag of a link or of what plays, or an image, or a source of either. Addresses are as written. */
interface Hole {
  tag: ResolvedTag
  properties: Properties
  /** The author has written what may take the place of the image. */
  isInPicture: boolean
}

/** Private use: authors cannot write it by chance. */
const mark = '\uF8F2'
const markedTag = new RegExp(`<[a-z]+ data-hole="${mark}([^"]*)">`, 'g')

/** Turns a tree into HTML with holes; the tree is used up. */
export function toTemplate(tree: Root): string {
  visit(tree, 'element', (node, _, parent) => {
    const { tagName: tag, properties } = node
    if (!hasAddress(tag, properties)) return
    const isInPicture = parent?.type === 'element' && parent.tagName === 'picture'
    const hole: Hole = { tag, properties, isInPicture }
    // encodeURIComponent keeps apostrophes, which toHtml would escape
    const written = encodeURIComponent(JSON.stringify(hole)).replaceAll("'", '%27')
    node.properties = { dataHole: mark + written }
  })
  return toHtml(tree, { allowDangerousHtml: true })
}

/** HTML of a template: addresses are those of the site, images have their size, external links their `rel`. */
export const fillTemplate = (template: string, resolve: UrlResolver): string =>
  template.replace(markedTag, (_, hole: string) =>
    fill(JSON.parse(decodeURIComponent(hole)) as Hole, resolve),
  ) // written by the code above

function fill({ tag, properties, isInPicture }: Hole, resolve: UrlResolver): string {
  if (tag === 'img') return toHtml(picture(properties, resolve, isInPicture), { allowDangerousHtml: true })
  const element = h(tag, { ...properties, ...resolveAttributes(tag, properties, resolve) })
  return toHtml(element).replace(/<\/\w+>$/, '')
}

function picture(properties: Properties, resolve: UrlResolver, isInPicture: boolean): Element {
  const resolved = resolvePicture(properties, resolve)
  if ('svg' in resolved) return h('span', svgBox, [{ type: 'raw', value: resolved.svg }])
  const { attributes, sources } = resolved
  const img = h('img', { ...properties, ...attributes })
  return sources.length === 0 || isInPicture
    ? img
    : h('picture', [...sources.map((source) => h('source', { ...source })), img])
}
