import type { Node, Parent } from 'unist'
import type { visit as Visit } from 'unist-util-visit'

/** What a visitor returns to leave the children of a node alone, or to end the visit. */
export const SKIP = 'skip'
export const EXIT = false

type Visitor = (node: Node, index: number | undefined, parent: Parent | undefined) => unknown

/**
 * Visits the nodes of a tree from top to bottom, with the call and the types of `unist-util-visit`. That package defines a function
 * with a name of its own for each node: with the twenty visits of a text it takes as long as the parser.
 *
 * A visitor may return `SKIP`, `EXIT`, or the index of the node to go on with, or `SKIP` and an index.
 */
export const visit = ((tree: Node, test: string | string[] | Visitor, visitor?: Visitor) => {
  if (typeof test === 'function') visitBelow(tree, test)
  else visitBelow(tree, (node, ...place) => (isOfType(node, test) ? visitor?.(node, ...place) : undefined))
}) as unknown as typeof Visit // its types find out what a visitor gets

const isOfType = ({ type }: Node, types: string | string[]): boolean =>
  typeof types === 'string' ? type === types : types.includes(type)

/** Gives the index to go on with, if it is not the next one, or `EXIT`. */
function visitBelow(
  node: Node,
  visitor: Visitor,
  index?: number,
  parent?: Parent,
): number | false | undefined {
  const result = visitor(node, index, parent)
  const [action, next] = (Array.isArray(result) ? result : [result, undefined]) as [
    unknown,
    number | undefined,
  ]
  if (action === EXIT) return EXIT
  const { children = [] } = action === SKIP ? {} : (node as Partial<Parent>)
  for (let at = 0; at < children.length;) {
    const child = children[at]
    const following = child && visitBelow(child, visitor, at, node as Parent)
    if (following === EXIT) return EXIT
    at = following ?? at + 1
  }
  return typeof action === 'number' ? action : next
}
