import type { Node, Parent } from 'unist'
import type { visit as Visit } from 'unist-util-visit'

/** What a visitor returns to leave the children of a node alone, or to end the visit. */
export const SKIP = 'skip'
export const EXIT = false

type Visitor = (node: Node, index?: number, parent?: Parent) => unknown

/**
 * Visits the nodes of a tree from top to bottom, with the call and the types of `unist-util-visit`. That package defines a property on a
 * new function for each node: with the twenty visits of a text, compiling takes a quarter longer. A visitor may return `SKIP`, `EXIT`,
 * or `SKIP` and the index of the node to go on with.
 */
export const visit = ((tree: Node, test: string | string[] | Visitor, visitor?: Visitor) => {
  if (typeof test === 'function') return void visitBelow(tree, test)
  const types = new Set([test].flat())
  visitBelow(tree, (node, ...place) => (types.has(node.type) ? visitor?.(node, ...place) : undefined))
}) as unknown as typeof Visit // its types find out what a visitor gets

/** Gives the index to go on with, or `EXIT`. */
function visitBelow(node: Node, visitor: Visitor, index = -1, parent?: Parent): number | false {
  const result = visitor(node, parent && index, parent)
  const [action, next = index + 1] = (Array.isArray(result) ? result : [result]) as [unknown, number?]
  if (action === EXIT) return EXIT
  const { children = [] } = action === SKIP ? {} : (node as Partial<Parent>)
  for (let at = 0; at < children.length;) {
    const following = visitBelow(children[at]!, visitor, at, node as Parent)
    if (following === EXIT) return EXIT
    at = following
  }
  return next
}
