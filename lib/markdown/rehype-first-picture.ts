import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { EXIT, visit } from 'unist-util-visit'

/** About as many characters as a screen holds. */
const screen = 1500

/**
 * The first picture of a page is loaded at once when it stands on the first screen: there it is most often the largest thing that
 * a reader waits for. All others wait until they come near.
 */
export default function rehypeFirstPicture() {
  return (tree: Root) => {
    let isFound = false
    let characters = 0
    for (const block of tree.children) {
      if (isFound || characters > screen) return
      if (block.type !== 'element') continue
      visit(block, 'element', ({ tagName, properties }) => {
        if (tagName !== 'img') return undefined
        isFound = true
        if (!String(properties['src']).endsWith('.inline.svg'))
          Object.assign(properties, { loading: 'eager', fetchPriority: 'high' })
        return EXIT
      })
      characters += toString(block).length
    }
  }
}
