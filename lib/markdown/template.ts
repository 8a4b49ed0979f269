/** HTML with placeholders for addresses, so that a rendered text can be cached whatever its links become. */
import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { templateMark } from '../text/marks'
import type { Placeholder } from './fill-template'
import { hasAddress } from './resolve-element'
import { visit } from './visit'

/** Serializes a tree with placeholders; the tree is mutated. */
export function toTemplate(tree: Root): string {
  visit(tree, 'element', (node, _, parent) => {
    const { tagName: tag, properties } = node
    if (!hasAddress(tag, properties)) return
    const isInPicture = parent?.type === 'element' && parent.tagName === 'picture'
    const placeholder: Placeholder = { tag, properties, isInPicture }
    // encodeURIComponent keeps apostrophes, which toHtml would escape
    const written = encodeURIComponent(JSON.stringify(placeholder)).replaceAll("'", '%27')
    node.properties = { dataPlaceholder: templateMark + written }
  })
  return toHtml(tree, { allowDangerousHtml: true })
}
