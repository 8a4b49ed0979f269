import { toString } from 'hast-util-to-string'
import { visit } from './walk.mjs'

/** @import { Root } from 'hast' */

/** About as many characters as a screen holds. */
const screen = 1500

/**
 * The first picture of a page is loaded at once when it stands on the first screen: there it is most often the largest thing that
 * a reader waits for. All others wait until they come near.
 */
export default function rehypeFirstPicture() {
  /** @param {Root} tree */
  return (tree) => {
    let isFound = false
    let characters = 0
    for (const block of tree.children) {
      if (isFound || characters > screen) return
      if (block.type !== 'element') continue
      visit(block, 'element', (node) => {
        if (isFound || node.tagName !== 'img') return
        isFound = true
        if (String(node.properties['src']).endsWith('.inline.svg')) return
        Object.assign(node.properties, { loading: 'eager', fetchPriority: 'high' })
      })
      characters += toString(block).length
    }
  }
}
