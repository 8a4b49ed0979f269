import { SKIP, visit } from './walk.mjs'
import { seam, typograph } from '../typography/typograph.mjs'

/** @import { Nodes, Parents, Root, Text } from 'mdast' */

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
    visit(tree, (node) => {
      if (!isLine(node)) return undefined
      setLine(node)
      return SKIP
    })
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

/** A line is set as a whole, since quotes and short words may stand on both sides of an emphasis. @param {Parents} line */
function setLine(line) {
  /** @type {Text[]} */
  const texts = []
  const pieces = [...leaves(line)].map((node) => {
    if (node.type !== 'text') return thing
    texts.push(node)
    return node.value
  })
  if (texts.length === 0) return
  const set = typograph(pieces.join(seam)).split(seam)
  // a rule that swallowed a seam would mix texts up: then they stay as they were
  if (set.length !== pieces.length) return
  const values = set.filter((_, index) => pieces[index] !== thing)
  for (const [index, node] of texts.entries()) node.value = values[index] ?? node.value
}

/** @param {Nodes} node @returns {Generator<Nodes>} */
function* leaves(node) {
  if ('children' in node && node.type !== 'textDirective')
    for (const child of node.children) yield* leaves(child)
  else yield node
}
