import type { ElementContent, Element, Root } from 'hast'
import { SKIP, visit } from '../visit'

/** A plugin that replaces elements, nested ones included. */
export const replaceElements =
  (replace: (node: Element) => ElementContent | undefined) => () => (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      const other = replace(node)
      if (!other || !parent || index === undefined) return undefined
      parent.children[index] = other
      return [SKIP, index]
    })
  }
