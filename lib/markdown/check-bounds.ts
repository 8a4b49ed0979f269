import type { Nodes, Root } from 'mdast'
import { visit } from './visit'
import type { VFile } from 'vfile'

/** Browsers stop nesting elements somewhat later, the stack of the renderer does too. */
const maxDepth = 100
/** Elements of HTML that one piece of it may leave open: more than a text needs, fewer than the renderer can nest. */
const maxOpen = 500
/** Each row is filled up to the width of the first one. */
const maxCells = 50_000

/** Stops a text whose page would be larger than machines can render, however small the file is: throws a message of the file. */
export function checkBounds(tree: Root, file: VFile): void {
  const fail = ({ position }: Nodes, reason: string): never =>
    file.fail(reason, { place: position, source: 'markdown', ruleId: 'bounds' })
  // without `visit`, which needs more of the stack for each level
  const checkDepth = (node: Nodes, depth: number): void => {
    if (depth > maxDepth) fail(node, `Вложенность глубже ${maxDepth} уровней. Упростите разметку.`)
    if ('children' in node) for (const child of node.children) checkDepth(child, depth + 1)
  }
  checkDepth(tree, 0)
  visit(tree, (node) => {
    if (node.type === 'table' && node.children.length * (node.children[0]?.children.length ?? 0) > maxCells)
      fail(node, `В таблице больше ${maxCells} ячеек. Разделите её.`)
    if (node.type === 'html' && openElements(node.value) > maxOpen)
      fail(node, `Незакрытых тегов больше ${maxOpen}. Закройте их.`)
  })
}

/** Elements that end by themselves. */
const ended = /^(?:area|base|br|col|dd|dt|embed|hr|img|input|li|link|meta|option|p|source|t[dhr]|track|wbr)$/i

/** How many elements a piece of HTML begins and does not end. */
function openElements(html: string): number {
  const tags = [...html.matchAll(/<(\/?)([a-z][\w-]*)/gi)].filter(([, , name = '']) => !ended.test(name))
  const closing = tags.filter(([, slash]) => slash === '/').length
  return tags.length - 2 * closing
}
