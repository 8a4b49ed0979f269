import { toString } from 'hast-util-to-string'

/** @import { Root } from 'hast' */

const longest = 340

/** Sets a short first paragraph as the lead of the page. */
export default function rehypeLead() {
  /** @param {Root} tree */
  return (tree) => {
    const blocks = tree.children.filter((child) => !['text', 'comment', 'mdxjsEsm'].includes(child.type))
    const first = blocks.find((child) => !(child.type === 'element' && child.tagName === 'h1'))
    if (first?.type !== 'element' || first.tagName !== 'p' || blocks.length < 3) return
    if (toString(first).length <= longest) first.properties['className'] = ['lead']
  }
}
