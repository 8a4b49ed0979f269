import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { renderSource, type RenderedKind } from './rendered'

/**
 * Formulas and diagrams become `site-rendered` elements, which `rehype-blocks` replaces by their HTML. What cannot be rendered is
 * reported and stays as it is written.
 */
export default function remarkRendered() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node) => {
      const kind = kindOf(node)
      if (kind === undefined || !('value' in node)) return
      const rendered = renderSource(kind, node.value)
      if ('message' in rendered) {
        file.message(rendered.message, { place: node.position, source: 'markdown', ruleId: rendered.rule })
        // as code: remark-math would leave it to a script
        if (node.type !== 'code') node.data = { ...node.data, hName: 'code', hProperties: {} }
        return
      }
      // the HTML of a code block would stay around it
      if (node.type === 'code') Object.assign(node, { type: 'math' })
      node.data = {
        ...node.data,
        hName: 'site-rendered',
        hProperties: { kind, source: node.value },
        hChildren: [],
      }
    })
  }
}

function kindOf(node: Nodes): RenderedKind | undefined {
  if (node.type === 'inlineMath') return 'inline'
  if (node.type === 'math' || (node.type === 'code' && node.lang === 'math')) return 'formula'
  return node.type === 'code' && node.lang === 'mermaid' ? 'diagram' : undefined
}
