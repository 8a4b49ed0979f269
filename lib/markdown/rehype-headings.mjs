import { toString } from 'hast-util-to-string'
import { h } from 'hastscript'
import { visit } from './walk.mjs'
import { contentStrings as strings } from '../strings/content-strings.mjs'

/** @import { Root } from 'hast' */

/** Adds the `#` link to each heading of level 2 to 6 that has an id. */
export default function rehypeHeadings() {
  /** @param {Root} tree */
  return (tree) => {
    visit(tree, 'element', (node) => {
      const id = node.properties['id']
      if (!/^h[2-6]$/.test(node.tagName) || !id || id === 'footnote-label') return
      const label = strings.headingLink(toString(node).trim())
      node.children.push(
        { type: 'text', value: ' ' },
        h('a', { class: 'anchor', href: `#${id}`, ariaLabel: label }, '#'),
      )
    })
  }
}
