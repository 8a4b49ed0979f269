import type { Nodes } from 'hast'

/** The visible text of a tree, without comments. */
export function visibleText(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(visibleText).join('') : ''
}
