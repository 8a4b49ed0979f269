import type { ElementContent, Element, Root } from 'hast'
import { SKIP, visit } from '../visit'

/** Replaces elements, nested ones included. `replace` returns `undefined` for those to keep. */
export function replaceElements(tree: Root, replace: (node: Element) => ElementContent | undefined): void {
  visit(tree, 'element', (node, index, parent) => {
    const other = replace(node)
    if (!other || !parent || index === undefined) return undefined
    parent.children[index] = other
    return [SKIP, index]
  })
}
