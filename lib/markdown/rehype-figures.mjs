import { h } from 'hastscript'
import { typograph } from '../text/typograph.mjs'
import { visit } from './walk.mjs'
import { contentStrings as strings } from '../strings/content-strings.mjs'

/** @import { Root } from 'hast' */

/**
 * An image on a line of its own becomes a figure; its Markdown title becomes the caption. It is a link to the file, which a
 * script opens in place; a drawing that becomes part of the page needs none.
 */
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
      const source = image.properties['src'] ?? ''
      const picture = source.endsWith('.inline.svg')
        ? image
        : h(
            'a',
            {
              href: source,
              dataOpens: 'picture',
              ariaLabel: `${strings.zoom}: ${image.properties['alt'] ?? ''}`,
            },
            [image],
          )
      parent.children[index] = h('figure', { class: 'image' }, [
        picture,
        title ? h('figcaption', typograph(title)) : null,
      ])
    })
  }
}
