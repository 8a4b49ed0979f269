import type { Node, Parent } from 'unist'
import type { visit as Visit } from 'unist-util-visit'

/** What a visitor returns to skip the children of a node (`SKIP`), or to stop (`EXIT`). */
export const SKIP = 'skip'
export const EXIT = false

type Visitor = (node: Node, index?: number, parent?: Parent) => unknown

/**
 * Replaces `unist-util-visit`, with the same types. That package defines a property on a new function for
 * each node, which makes compiling a quarter slower, with twenty visits per text. A visitor may return
 * `SKIP`, `EXIT`, or `SKIP` and the index of the next node.
 */
export const visit = ((tree: Node, test: string | string[] | Visitor, visitor?: Visitor) => {
  if (typeof test === 'function') return void visitBelow(tree, test)
  const types = new Set([test].flat())
  visitBelow(tree, (node, ...place) => (types.has(node.type) ? visitor?.(node, ...place) : undefined))
}) as unknown as typeof Visit // the types of the package

/** Returns the index of the next node, or `EXIT`. */
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
