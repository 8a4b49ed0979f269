import type { Element, Nodes, Root } from 'hast'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import { visit } from '../visit'

type Tag = Element | MdxJsxFlowElementHast | MdxJsxTextElementHast

/** Marks inline drawings inside links: `resolvePicture` leaves out their own links, since links may not be nested. */
export function rehypeLinkedDrawings() {
  return (tree: Root) => {
    visit(tree, (link) => {
      if (!isTag(link) || !/^(a|PageLink)$/.test(nameOf(link))) return
      visit(link, (image) => {
        if (!isTag(image) || !/^(img|PageImage)$/.test(nameOf(image))) return
        if (!sourceOf(image).endsWith('.inline.svg')) return
        if (image.type === 'element') image.properties['dataInLink'] = ''
        else image.attributes.push({ type: 'mdxJsxAttribute', name: 'data-in-link', value: '' })
      })
    })
  }
}

const isTag = (node: Nodes): node is Tag => /^(element|mdxJsx(Flow|Text)Element)$/.test(node.type)

const nameOf = (node: Tag): string => (node.type === 'element' ? node.tagName : (node.name ?? ''))

function sourceOf(node: Tag): string {
  if (node.type === 'element') return String(node.properties['src'])
  const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'src')
  return typeof found?.value === 'string' ? found.value : ''
}
