import { SKIP, visit } from './walk.mjs'
import { seam, typographAll } from '../text/typograph.mjs'

/** @import { Nodes, Parents, Root } from 'mdast' */

/** Stands for what is not text inside a line: code, images. Private use: no rule knows it. */
const thing = '\uF8F1'

/**
 * Sets the prose of a file by the rules of Russian typography. Code, addresses, ids and the values of front matter are no
 * prose. `typography: false` in the front matter switches it off.
 */
export default function remarkTypography() {
  /** @param {Root} tree */
  return (tree) => {
    const yaml = tree.children.find(({ type }) => type === 'yaml')
    if (yaml && 'value' in yaml && /^typography:\s*false\s*$/m.test(yaml.value)) return
    /** @type {Nodes[][]} */
    const lines = []
    visit(tree, (node) => {
      if (!isLine(node)) return undefined
      const nodes = [...leaves(node)]
      if (nodes.some(({ type }) => type === 'text')) lines.push(nodes)
      return SKIP
    })
    setLines(lines)
  }
}

/**
 * The text of a component on a line of its own has no paragraph around it.
 *
 * @param {Nodes} node @returns {node is Parents}
 */
const isLine = (node) =>
  node.type === 'paragraph' ||
  node.type === 'heading' ||
  node.type === 'tableCell' ||
  (node.type === 'mdxJsxFlowElement' &&
    node.children.some(({ type }) => /** @type {string} */ (type) === 'text'))

/** A line is set as a whole, since quotes and short words may stand on both sides of an emphasis. @param {Nodes[][]} lines */
function setLines(lines) {
  const texts = typographAll(lines.map((nodes) => nodes.map(pieceOf).join(seam)))
  for (const [at, nodes] of lines.entries()) {
    const set = texts[at]?.split(seam)
    // a rule that swallowed a seam would mix texts up: then they stay as they were
    if (set?.length !== nodes.length) continue
    for (const [index, node] of nodes.entries())
      if (node.type === 'text') node.value = set[index] ?? node.value
  }
}

/** A text as it is, nothing for tags around one, and something that no rule knows for all else. @param {Nodes} node */
function pieceOf(node) {
  if (node.type === 'text') return node.value
  return node.type === 'html' && phrasing.test(node.value) ? '' : thing
}

const phrasing = /^<\/?(?:a|abbr|b|cite|del|dfn|em|i|ins|kbd|mark|s|small|span|strong|sub|sup|u)\b/i

/** @param {Nodes} node @returns {Generator<Nodes>} */
function* leaves(node) {
  if ('children' in node && node.type !== 'textDirective')
    for (const child of node.children) yield* leaves(child)
  else yield node
}
