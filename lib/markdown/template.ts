/** HTML with placeholders for addresses: a rendered text can be cached, whatever its links become. */
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

/** What a placeholder stands for: the opening tag of an element, with addresses as written. */
interface Hole {
  tag: ResolvedTag
  properties: Properties
  /** Whether the element is in a `<picture>` of the author. */
  isInPicture: boolean
}

/** A private-use character, which no text contains. */
const mark = '\uF8F2'
const markedTag = new RegExp(`<[a-z]+ data-hole="${mark}([^"]*)">`, 'g')

/** Serializes a tree with placeholders; the tree is mutated. */
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

/** Fills a template: resolved addresses, image sizes, `rel` of external links. */
export const fillTemplate = (template: string, resolve: UrlResolver): string =>
  template.replace(markedTag, (_, hole: string) =>
    fill(JSON.parse(decodeURIComponent(hole)) as Hole, resolve),
  ) // written by `toTemplate`

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
