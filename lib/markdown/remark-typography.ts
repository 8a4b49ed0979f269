import { nameToEmoji } from 'gemoji'
import type { Nodes, Parents, Root } from 'mdast'
import { SKIP, visit } from './visit'
import { seam, typograph } from '../text/typograph'

const shortcode = /(?<![\p{L}\d:]):([a-z\d_+-]+):(?![\p{L}\d:])/gu

/** `:tada:` is the sign of that name; other words between colons stay. */
export function remarkEmoji() {
  return (tree: Root) => {
    visit(tree, 'text', (node) => {
      node.value = node.value.replace(shortcode, (match, name: string) => nameToEmoji[name] ?? match)
    })
  }
}

/** Stands for what is not text inside a line: code, images. Private use: no rule knows it. */
const placeholder = '\uF8F1'

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

/** A line is set as a whole, since quotes and short words may stand on both sides of an emphasis. */
function setLine(nodes: Nodes[]): void {
  if (!nodes.some(({ type }) => type === 'text')) return
  const pieces = typograph(nodes.map(pieceOf).join(seam)).split(seam)
  // a rule that swallowed a seam would mix texts up: then they stay as they were
  if (pieces.length !== nodes.length) return
  for (const [index, node] of nodes.entries())
    if (node.type === 'text') node.value = pieces[index] ?? node.value
}

const phrasing = /^<\/?(?:a|abbr|b|cite|del|dfn|em|i|ins|kbd|mark|s|small|span|strong|sub|sup|u)\b/i

/** A text as it is, nothing for tags around one, and something that no rule knows for all else. */
function pieceOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return node.type === 'html' && phrasing.test(node.value) ? '' : placeholder
}

const leaves = (node: Nodes): Nodes[] => ('children' in node ? node.children.flatMap(leaves) : [node])
