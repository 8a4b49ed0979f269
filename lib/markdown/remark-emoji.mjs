import { nameToEmoji } from 'gemoji'
import { visit } from './walk.mjs'

/** @import { Root, Text } from 'mdast' */

const shortcode = /(?<![\p{L}\d:]):([a-z\d_+-]+):(?![\p{L}\d:])/gu

/** `:tada:` is the sign of that name; other words between colons stay. */
export default function remarkEmoji() {
  /** @param {Root} tree */
  return (tree) => {
    visit(tree, (node) => {
      if (!('children' in node)) return
      joinTexts(node)
      for (const child of node.children) {
        if (child.type === 'text' && child.value.includes(':'))
          child.value = child.value.replace(shortcode, (match, name) => nameToEmoji[name] ?? match)
      }
    })
  }
}

/** Plugins before this one leave texts in pieces. @param {{ children: { type: string }[] }} parent */
function joinTexts(parent) {
  for (let index = parent.children.length - 1; index > 0; index -= 1) {
    const [before, text] = [parent.children[index - 1], parent.children[index]]
    if (before?.type !== 'text' || text?.type !== 'text') continue
    const first = /** @type {Text} */ (before)
    first.value += /** @type {Text} */ (text).value
    parent.children.splice(index, 1)
  }
}
