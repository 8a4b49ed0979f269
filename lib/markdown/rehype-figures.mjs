import { h } from 'hastscript'
import { visit } from 'unist-util-visit'

/** @import { Root } from 'hast' */

/** An image on a line of its own becomes a figure; its Markdown title becomes the caption. */
export default function rehypeFigures() {
  /** @param {Root} tree */
  return (tree) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'p' || !parent || index === undefined) return
      const [image, ...others] = node.children.filter(
        (child) => child.type !== 'text' || child.value.trim() !== '',
      )
      if (image?.type !== 'element' || image.tagName !== 'img' || others.length > 0) return
      const { title, ...properties } = image.properties
      image.properties = properties
      parent.children[index] = h('figure', { class: 'image' }, [image, title ? h('figcaption', title) : null])
    })
  }
}
