import { h } from 'hastscript'
import type { Nodes, Root } from 'mdast'
import { isJsx } from '../mdx/mdx-nodes'
import { visit } from '../visit'

/** Gives the attributes of HTML tags in `.mdx` the names of React: `srcset` and `class` are what authors copy from other pages. */
export function remarkHtmlAttributes() {
  return (tree: Root) =>
    visit(tree, (node) => {
      if (!isJsx(node) || !/^[a-z][a-z\d]*$/.test(node.name ?? '')) return
      for (const attribute of node.attributes)
        if (attribute.type === 'mdxJsxAttribute') attribute.name = reactName(attribute.name)
      if (node.name === 'picture') visit(node, markImage)
    })
}

/** The image gets no `<picture>` of its own inside one of the author. */
function markImage(node: Nodes): void {
  if (isJsx(node) && node.name === 'img')
    node.attributes.push({ type: 'mdxJsxAttribute', name: 'data-in-picture', value: '' })
}

/** Names with a hyphen are the same in React; a handler needs a function, not another name. */
const reactName = (name: string): string =>
  /^(?!on)[a-z]+$/.test(name) ? (Object.keys(h('i', { [name]: 'x' }).properties)[0] ?? name) : name
