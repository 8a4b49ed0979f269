import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from './walk.mjs'

/** @import { Root } from 'hast' */

/**
 * In `.mdx`, highlighted lines travel as one string of HTML: as elements, each token would be a node of the page's
 * payload and of React's tree. `CodeLines` is in the registry of `mdx-components.tsx`.
 */
export default function rehypeMdxCode() {
  /** @param {Root} tree */
  return (tree) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'pre' || !parent || index === undefined) return
      parent.children[index] = /** @type {any} */ ({
        type: 'mdxJsxFlowElement',
        name: 'CodeLines',
        attributes: [
          { type: 'mdxJsxAttribute', name: 'label', value: node.properties['ariaLabel'] ?? '' },
          { type: 'mdxJsxAttribute', name: 'html', value: toHtml(node.children) },
        ],
        children: [],
      })
      return SKIP
    })
  }
}
