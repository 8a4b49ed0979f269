import type { Node, Parent } from 'unist'
import type { BuildVisitor } from 'unist-util-visit'

/** What a visitor returns to skip the children of a node (`SKIP`), or to stop (`EXIT`). */
export const SKIP = 'skip'
export const EXIT = false

type Visitor = (node: Node, index?: number, parent?: Parent) => unknown

/** What a visitor may return: nothing, `SKIP`, `EXIT`, or `SKIP` and the index of the next node. */
type Action = typeof SKIP | typeof EXIT | [typeof SKIP, next: number] | undefined | void

/** A visitor with the node and the parents that the types of the package find for it. */
type Typed<Found extends (...args: never[]) => unknown> = (...args: Parameters<Found>) => Action

interface Visit {
  <Tree extends Node, Type extends string | string[]>(
    tree: Tree,
    types: Type,
    visitor: Typed<BuildVisitor<Tree, Type>>,
  ): void
  <Tree extends Node>(tree: Tree, visitor: Typed<BuildVisitor<Tree>>): void
}

/** Replaces `unist-util-visit`, which defines a property per node: compiling would take a quarter longer. */
export const visit = ((tree: Node, test: string | string[] | Visitor, visitor?: Visitor) => {
  if (typeof test === 'function') return void visitBelow(tree, test)
  const types = new Set([test].flat())
  visitBelow(tree, (node, ...place) => (types.has(node.type) ? visitor?.(node, ...place) : undefined))
}) as Visit // which node a type finds is known only to `Visit`

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
