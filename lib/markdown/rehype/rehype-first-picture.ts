import type { Root } from 'hast'
import { EXIT, visit } from '../visit'

/** The approximate number of characters on a screen. */
const screen = 1500

/** Loads the first image eagerly if it is on the first screen, where it is usually the largest paint. */
export function rehypeFirstPicture() {
  return (tree: Root) => {
    let characters = 0
    visit(tree, (node) => {
      if (node.type === 'text') characters += node.value.length
      if (characters > screen) return EXIT
      if (node.type !== 'element' || node.tagName !== 'img') return undefined
      if (!String(node.properties['src']).endsWith('.inline.svg'))
        Object.assign(node.properties, { loading: 'eager', fetchPriority: 'high' })
      return EXIT
    })
  }
}
