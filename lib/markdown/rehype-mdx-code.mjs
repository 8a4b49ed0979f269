import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from './walk.mjs'

/** @import { Element, Root } from 'hast' */

/**
 * In `.mdx`, highlighted lines travel as one string of HTML: as elements, each token would be a node of the page's
 * payload and of React's tree. So do formulas and diagrams. `CodeLines` and `Drawn` are in the registry of `mdx-components.tsx`.
 */
export default function rehypeMdxCode() {
  /** @param {Root} tree */
  return (tree) => {
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined) return undefined
      const drawn = /** @type {{ type?: string, value?: string }} */ (node.children[0])
      if (drawn?.type === 'raw') {
        parent.children[index] = /** @type {any} */ ({
          type: node.tagName === 'span' ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
          name: 'Drawn',
          attributes: [
            { type: 'mdxJsxAttribute', name: 'kind', value: kindOf(node) },
            { type: 'mdxJsxAttribute', name: 'html', value: drawn.value },
          ],
          children: [],
        })
        return SKIP
      }
      if (node.tagName !== 'pre') return undefined
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

/** @param {Element} node */
const kindOf = ({ properties: { className } }) => (Array.isArray(className) ? className.join(' ') : '')
