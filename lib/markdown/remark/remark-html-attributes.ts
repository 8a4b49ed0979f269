import { h } from 'hastscript'
import type { Nodes, Root } from 'mdast'
import { isJsx } from '../mdx/mdx-nodes'
import { visit } from '../visit'

/** Renames HTML attributes in `.mdx` for React: authors copy `srcset` and `class` from other pages. */
export function remarkHtmlAttributes() {
  return (tree: Root) =>
    visit(tree, (node) => {
      if (!isJsx(node) || !/^[a-z][a-z\d]*$/.test(node.name ?? '')) return
      for (const attribute of node.attributes)
        if (attribute.type === 'mdxJsxAttribute') attribute.name = reactName(attribute.name)
      if (node.name === 'picture') visit(node, markImage)
    })
}

/** Marks an image inside an author's `<picture>`, so that it is not wrapped in another one. */
function markImage(node: Nodes): void {
  if (isJsx(node) && node.name === 'img')
    node.attributes.push({ type: 'mdxJsxAttribute', name: 'data-in-picture', value: '' })
}

/** The name of an attribute in React. Names with hyphens stay, and so do handlers, which need a function. */
const reactName = (name: string): string =>
  /^(?!on)[a-z]+$/.test(name) ? (Object.keys(h('i', { [name]: 'x' }).properties)[0] ?? name) : name
