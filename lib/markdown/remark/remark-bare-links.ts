import type { Link, Nodes, Root, Text } from 'mdast'
import type { Parent } from 'unist'
import { isJsx } from '../mdx/mdx-nodes'
import { visit } from '../visit'
import type { VFile } from 'vfile'

/** Characters that no address contains: closing quotes, and invisible ones, which messengers insert. */
const notAddress = /[»”“’›…\u00ad\u200b\u2060\ufeff].*$/su
/** Punctuation that ends a sentence, a quotation or emphasis, and brackets opened before the address. */
const trailing = /(?:[.,:;!?—–'"*_~«„‘‹]|(?<![([{][^()[\]{}]*)[)\]}])+$/

/** Fixes where bare URLs end: GFM knows only English punctuation, not «https://example.org». */
export function remarkBareLinks() {
  return (tree: Root, file: VFile) => {
    unlinkInLinks(tree)
    visit(tree, 'link', (link, index, parent) => {
      const text = bareText(link, String(file))
      if (!text || !parent || index === undefined) return
      const address = text.value.replace(notAddress, '').replace(trailing, '')
      if (address === text.value) return
      const cut = text.value.length - address.length
      const rest: Text = { type: 'text', value: text.value.slice(-cut) }
      link.url = link.url.slice(0, -cut)
      text.value = address
      for (const node of [text, link]) {
        if (!node.position) continue
        const { end: after } = node.position
        const before = { ...after, column: after.column - cut, offset: (after.offset ?? 0) - cut }
        node.position = { ...node.position, end: before }
        rest.position = { start: before, end: after }
      }
      parent.children.splice(index + 1, 0, rest)
    })
  }
}

/** Unlinks URLs inside an HTML link, since nested links would fall apart. */
function unlinkInLinks(tree: Root): void {
  let isOpen = false
  visit(tree, (node, index, parent) => {
    if (node.type === 'html')
      for (const [, slash] of node.value.matchAll(/<(\/?)a(?=[\s>])/gi)) isOpen = slash === ''
    if (isJsx(node) && /^(a|Link|ButtonLink)$/.test(node.name ?? '')) visit(node, 'link', unlink)
    return isOpen && node.type === 'link' ? unlink(node, index, parent) : undefined
  })
}

function unlink(link: Link, index?: number, parent?: Parent): void {
  const [text] = link.children
  if (isBareLink(link) && text && parent && index !== undefined) parent.children[index] = text
}

/** Whether the text of a link is its address. */
export function isBareLink(node: Nodes): boolean {
  if (node.type !== 'link') return false
  const [text] = node.children
  return (
    text?.type === 'text' &&
    node.url.replace(/^(https?:\/\/|mailto:)/, '') === text.value.replace(/^https?:\/\//, '')
  )
}

function bareText({ url, children, position }: Link, source: string): Text | undefined {
  const [text, ...more] = children
  if (text?.type !== 'text' || more.length > 0) return undefined
  const { value } = text
  const written = position ? source.slice(position.start.offset, position.end.offset) : value
  return written === value && (url === value || url === `http://${value}`) ? text : undefined
}
