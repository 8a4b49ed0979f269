import type { Link, Nodes, Root, Text } from 'mdast'
import type { Parent } from 'unist'
import { isJsx } from '../mdx/mdx-nodes'
import { visit } from '../visit'
import type { VFile } from 'vfile'

const pairs: Record<string, string> = {
  '»': '«',
  '”': '“',
  '“': '„',
  '’': '‘',
  '›': '‹',
  ')': '(',
  ']': '[',
  '}': '{',
}
const closing = /[»”“’›]/g
/** Punctuation that ends a sentence or a quotation, not an address. GFM handles the ends of entities. */
const trailing = /[.,:;!?…—–'"*_~«„‘‹]+$/

/** Fixes where bare URLs end: GFM knows only English punctuation, not «https://example.org». */
export function remarkBareLinks() {
  return (tree: Root, file: VFile) => {
    unlinkInLinks(tree)
    visit(tree, 'link', (link, index, parent) => {
      const text = bareText(link, String(file))
      const end = text ? endOf(text.value) : 0
      if (!text || !parent || index === undefined || end === text.value.length) return
      const rest: Text = { type: 'text', value: text.value.slice(end) }
      const cut = rest.value.length
      link.url = link.url.slice(0, -cut)
      text.value = text.value.slice(0, end)
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

/** Text copied from messengers contains invisible characters. */
const invisible = /[\u00ad\u200b\u2060\ufeff].*$/su

/** The end of an address, before an invisible character, an unmatched bracket or closing punctuation. */
function endOf(address: string): number {
  let end = address.replace(invisible, '').length
  for (const { 0: sign, index } of address.slice(0, end).matchAll(closing)) {
    const before = address.slice(0, index)
    const isOpened = countOf(before, pairs[sign] ?? '') > countOf(before, sign)
    // `d’Artagnan`, or the opening `“` of `_“Правда”`, a sign that also closes quotations after `„`
    const goesOn = sign === '’' || sign === '“' ? /^[\p{L}\d]/u.test(address.slice(index + 1)) : false
    if (isOpened || goesOn) continue
    end = index
    break
  }
  let kept = address.slice(0, end).replace(trailing, '')
  // if a parenthesis came before the cut part, GFM has included it
  const last = kept.at(-1) ?? ''
  if (/[)\]}]/.test(last) && countOf(kept, last) > countOf(kept, pairs[last] ?? '')) kept = kept.slice(0, -1)
  return kept.length === address.length ? kept.length : endOf(kept)
}

const countOf = (text: string, sign: string): number => text.split(sign).length - 1
