import { h } from 'hastscript'
import { SKIP, visit } from './walk.mjs'
import { contentStrings as strings } from '../strings/content-strings.mjs'

/** @import { Root } from 'hast' */

/** Puts each table into a box that scrolls sideways, reachable by keyboard. */
export default function rehypeTables() {
  /** @param {Root} tree */
  return (tree) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return
      parent.children[index] = h(
        'div',
        { class: 'table', tabIndex: 0, role: 'group', ariaLabel: strings.table },
        [node],
      )
      return SKIP
    })
  }
}
