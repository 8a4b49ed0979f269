/** HTML with placeholders for addresses: a rendered text can be cached, whatever its links become. */
import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { mark, type Hole } from './fill-template'
import { hasAddress } from './resolve-element'
import { visit } from './visit'

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
