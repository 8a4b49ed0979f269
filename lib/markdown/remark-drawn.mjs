import { draw } from './draw.mjs'
import { visit } from './walk.mjs'

/** @import { Nodes, Root } from 'mdast' */
/** @import { VFile } from 'vfile' */
/** @import { DrawnKind } from './draw.mjs' */

/**
 * Formulas and diagrams are drawn while the site is built: they become `site-drawn` elements, which `rehype-blocks` draws. What
 * cannot be drawn is told and stays as it is written.
 */
export default function remarkDrawn() {
  /** @param {Root} tree @param {VFile} file */
  return (tree, file) => {
    visit(tree, (node) => {
      const kind = kindOf(node)
      if (kind === undefined || !('value' in node)) return
      const drawn = draw(kind, node.value)
      if ('message' in drawn) {
        file.message(drawn.message, { place: node.position, source: 'markdown', ruleId: drawn.rule })
        // as code: remark-math would leave it to a script
        if (node.type !== 'code') node.data = { ...node.data, hName: 'code', hProperties: {} }
        return
      }
      // the HTML of a code block would stay around it
      if (node.type === 'code') Object.assign(node, { type: 'math' })
      node.data = {
        ...node.data,
        hName: 'site-drawn',
        hProperties: { kind, source: node.value },
        hChildren: [],
      }
    })
  }
}

/** @param {Nodes} node @returns {DrawnKind | undefined} */
function kindOf(node) {
  if (node.type === 'inlineMath') return 'inline'
  if (node.type === 'math' || (node.type === 'code' && node.lang === 'math')) return 'formula'
  return node.type === 'code' && node.lang === 'mermaid' ? 'diagram' : undefined
}
