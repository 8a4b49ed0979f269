import type { Element, ElementContent, Root } from 'hast'
import { nodesForAuthors } from '../mdx/nodes-for-authors'
import { parseAttributes } from '../mdx/parse-mdx'
import { jsxOf } from './html-nodes'
import { replaceElements } from './replace-elements'

/** Sets `src` to the published address on images in authors' components, which may read it. */
export const rehypeAuthorImages = () => (tree: Root) => {
  const forAuthors = nodesForAuthors(tree)
  replaceElements(tree, (node) =>
    node.tagName === 'img' && forAuthors.has(node) ? withAddress(node) : undefined,
  )
}

function withAddress({ properties: { src: written = '', ...others } }: Element): ElementContent {
  const image = jsxOf('img', { ...others, written }, [], true)
  const address = JSON.stringify(written)
  // a text rendered by an author's code gets no `resolveUrl`
  const code = `src={props.resolveUrl?.(${address}).href ?? ${address}}`
  if (image.type === 'mdxJsxTextElement') image.attributes.push(...parseAttributes(code))
  return image
}
