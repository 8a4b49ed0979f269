import type { Heading, Nodes, Parents, Root, Text } from 'mdast'
import { isJsx } from '../mdx/mdx-nodes'
import { isBareLink } from './remark-bare-links'
import { plainText } from '../text-start'
import { SKIP, visit } from '../visit'
import { placeholder, seam } from '../../text/marks'
import { typograph } from '../../text/typograph'

/** Applies Russian typography to prose, not to code, addresses and ids. */
export function remarkTypography() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (isVerbatim(node)) return SKIP
      if (!isLine(node)) return undefined
      setLine(leaves(node))
      return SKIP
    })
  }
}

/** Whether a node is processed as one line: a paragraph, heading, cell, or component without paragraphs. */
const isLine = (node: Nodes): node is Parents =>
  ['paragraph', 'heading', 'tableCell'].includes(node.type) ||
  (node.type === 'mdxJsxFlowElement' && node.children.some(({ type }) => type === ('text' as string)))

/** Elements whose text is code. */
const verbatim = /^(?:code|samp|tt|var|pre|listing|textarea)$/i
const isVerbatim = (node: Nodes): boolean => isJsx(node) && verbatim.test(node.name ?? '')

/** The text of a heading with typography applied. */
export function typeset(line: Heading): string {
  const copy = structuredClone(line)
  setLine(leaves(copy))
  // underlined headings may have several lines
  return plainText(copy).replaceAll('\n', ' ')
}

/** Processes a line as a whole, since rules look across emphasis. */
function setLine(nodes: Nodes[]): void {
  if (!nodes.some(({ type }) => type === 'text')) return
  const kept = verbatimTexts(nodes)
  const pieces = typograph(
    nodes.map((node) => (kept.has(node) ? placeholder : pieceOf(node))).join(seam),
  ).split(seam)
  // a rule has dropped a separator, so the pieces cannot be matched
  if (pieces.length !== nodes.length) return
  for (const [index, node] of nodes.entries())
    if (node.type === 'text' && !kept.has(node)) node.value = withEscaped(pieces[index] ?? '', node)
}

/** Texts between HTML tags such as `<code>`. */
function verbatimTexts(nodes: Nodes[]): Set<Nodes> {
  const found = new Set<Nodes>()
  let depth = 0
  for (const node of nodes) {
    const [, slash, name = ''] = (node.type === 'html' && /^<(\/?)(\w+)/.exec(node.value)) || []
    if (verbatim.test(name)) depth = Math.max(0, depth + (slash ? -1 : 1))
    else if (depth > 0) found.add(node)
  }
  return found
}

const phrasing = /^<\/?(?:a|abbr|b|cite|del|dfn|em|i|ins|kbd|mark|s|small|span|strong|sub|sup|u)\b/i

/** A node's text with escapes masked; empty for inline tags, a placeholder for everything else. */
function pieceOf(node: Nodes): string {
  if (node.type === 'text') {
    const characters = node.value.split('')
    for (const offset of escapedIn(node)) characters[offset] = placeholder
    return characters.join('')
  }
  return node.type === 'html' && phrasing.test(node.value) ? '' : placeholder
}

/** The innermost nodes of a line, without code, bare URLs, and `Translate`, whose text may be a key. */
const leaves = (node: Nodes): Nodes[] =>
  'children' in node && !(isJsx(node) && node.name === 'Translate') && !isVerbatim(node) && !isBareLink(node)
    ? node.children.flatMap(leaves)
    : [node]

/** Offsets of escaped characters that a rule could change. */
const escapedIn = ({ value, data }: Text): number[] =>
  (data?.escaped ?? []).filter((offset) => /["'.&<‒–-]/.test(value[offset] ?? ''))

function withEscaped(set: string, node: Text): string {
  const characters = escapedIn(node).map((offset) => node.value[offset] ?? '')
  return set.replaceAll(placeholder, () => characters.shift() ?? '')
}
