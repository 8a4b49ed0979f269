import type { Nodes, Root } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import { ownersIn } from './owners-in'
import { visit } from '../visit'

/** All nodes below nodes that pass a test. */
export function nodesBelow(tree: Root, test: (node: Nodes) => boolean): Set<Nodes> {
  const found = new Set<Nodes>()
  visit(tree, (node) => {
    if (test(node)) visit(node, (inside) => void (inside !== node && found.add(inside)))
  })
  return found
}

/** All nodes inside authors' components. They keep Docusaurus's structure, since components may read them. */
export function nodesForAuthors(tree: Root): Set<Nodes> {
  if (!tree.children.some(({ type }) => type === 'mdxjsEsm')) return new Set()
  const ownerOf = ownersIn(tree as unknown as MarkdownRoot) // the same nodes in both kinds of trees
  return nodesBelow(tree, (node) => 'name' in node && ownerOf(node.name) === 'author')
}
