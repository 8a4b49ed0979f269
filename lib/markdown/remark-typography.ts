import { nameToEmoji } from 'gemoji'
import type { Heading, Nodes, Parents, Root, Text } from 'mdast'
import { isJsx } from './mdx-nodes'
import { plainText } from './text-start'
import { SKIP, visit } from './visit'
import { placeholder, seam } from '../text/mask'
import { typograph } from '../text/typograph'

const shortcode = /(?<![\p{L}\d:]):([a-z\d_+-]+):(?![\p{L}\d:])/gu

/** `:tada:` is the sign of that name; other words between colons, and `\:tada:`, stay. */
export function remarkEmoji() {
  return (tree: Root) => visit(tree, 'text', setEmoji)
}

function setEmoji(node: Text): void {
  const { escaped = [] } = node.data ?? {}
  let moved = escaped
  node.value = node.value.replace(shortcode, (match, name: string, at: number) => {
    const emoji = nameToEmoji[name]
    const end = at + match.length
    if (emoji === undefined || escaped.some((offset) => offset >= at && offset < end)) return match
    const shorter = match.length - emoji.length
    moved = moved.map((offset, index) => ((escaped[index] ?? 0) < end ? offset : offset - shorter))
    return emoji
  })
  if (node.data) node.data.escaped = moved
}

/** Sets prose by the rules of Russian typography. Code, addresses and ids are no prose. */
export function remarkTypography() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (!isLine(node)) return undefined
      setLine(leaves(node))
      return SKIP
    })
  }
}

/** A paragraph and the like, or a component on a line of its own, whose text has no paragraph around it. */
const isLine = (node: Nodes): node is Parents =>
  ['paragraph', 'heading', 'tableCell'].includes(node.type) ||
  (node.type === 'mdxJsxFlowElement' && node.children.some(({ type }) => type === ('text' as string)))

/** The text of a line as a reader sees it. */
export function typeset(line: Heading): string {
  const copy = structuredClone(line)
  setLine(leaves(copy))
  return plainText(copy)
}

/** A line is set as a whole, since quotes and short words may stand on both sides of an emphasis. */
function setLine(nodes: Nodes[]): void {
  if (!nodes.some(({ type }) => type === 'text')) return
  const pieces = typograph(nodes.map(pieceOf).join(seam)).split(seam)
  // a rule that swallowed a seam would mix texts up: then they stay as they were
  if (pieces.length !== nodes.length) return
  for (const [index, node] of nodes.entries())
    if (node.type === 'text') node.value = withEscaped(pieces[index] ?? '', node)
}

const phrasing = /^<\/?(?:a|abbr|b|cite|del|dfn|em|i|ins|kbd|mark|s|small|span|strong|sub|sup|u)\b/i

/** A text without what is escaped in it, nothing for tags around one, and something that no rule knows for all else. */
function pieceOf(node: Nodes): string {
  if (node.type === 'text') {
    const signs = node.value.split('')
    for (const offset of escapedIn(node)) signs[offset] = placeholder
    return signs.join('')
  }
  return node.type === 'html' && phrasing.test(node.value) ? '' : placeholder
}

/** The text of `Translate` may be the name of its words in `code.json`. */
const leaves = (node: Nodes): Nodes[] =>
  'children' in node && !(isJsx(node) && node.name === 'Translate') ? node.children.flatMap(leaves) : [node]

/** Offsets of escaped characters that a rule could change. */
const escapedIn = ({ value, data }: Text): number[] =>
  (data?.escaped ?? []).filter((offset) => /["'.&<‒–-]/.test(value[offset] ?? ''))

function withEscaped(set: string, node: Text): string {
  const signs = escapedIn(node).map((offset) => node.value[offset] ?? '')
  return set.replaceAll(placeholder, () => signs.shift() ?? '')
}
