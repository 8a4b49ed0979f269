import type { Element, ElementContent, Root } from 'hast'
import { SKIP, visit } from '../visit'

/** Removes the empty paragraphs that raw HTML leaves around a block, except anchors (`<a name="x"></a>`). */
export function rehypeEmptyParagraphs() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'p' || !parent || index === undefined || !node.children.every(isNothing))
        return undefined
      const anchors = node.children.filter((child): child is Element => child.type === 'element')
      parent.children.splice(index, 1, ...anchors)
      return [SKIP, index + anchors.length]
    })
  }
}

/** Whether a node shows nothing: blanks, comments, and elements that are only link targets. */
const isNothing = (node: ElementContent): boolean =>
  (node.type === 'text' && node.value.trim() === '') ||
  node.type === 'comment' ||
  (node.type === 'element' && isTarget(node) && node.children.every(isNothing))

const isTarget = ({ tagName, properties: { id, name, href } }: Element): boolean =>
  /^(a|span)$/.test(tagName) && href === undefined && (id !== undefined || name !== undefined)
