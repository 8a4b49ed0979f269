import type { Nodes } from 'hast'

/** The text of a tree as a reader sees it: without comments. */
export function visibleText(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(visibleText).join('') : ''
}
