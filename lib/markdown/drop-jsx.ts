import type { Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'

const code = new Set(['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'])

/** Takes components and expressions out of an MDX tree; what components hold stays. */
export function dropJsx(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (code.has(node.type)) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      parent.children.splice(index, 1, ...(node.children as typeof parent.children))
      return [SKIP, index]
    }
    return undefined
  })
}
