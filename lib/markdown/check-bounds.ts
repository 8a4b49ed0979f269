/** Stops a text whose page would be larger than machines can render, however small the file is. */
import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

/** Browsers stop nesting elements somewhat later, the stack of the renderer does too. */
const maxDepth = 100
/** Elements of HTML that one piece of it may leave open: more than a text needs, fewer than the renderer can nest. */
const maxOpen = 500
/** Elements that end by themselves. */
const ended = /^(?:area|base|br|col|dd|dt|embed|hr|img|input|li|link|meta|option|p|source|t[dhr]|track|wbr)$/i
/** Each row is filled up to the width of the first one. */
const maxCells = 50_000

/** Throws a message of the file at what goes too far. */
export function checkBounds(tree: Root, file: VFile): void {
  const fail = ({ position }: Nodes, reason: string): never =>
    file.fail(reason, { place: position, source: 'markdown', ruleId: 'bounds' })
  checkDepth(tree, 0, fail)
  visit(tree, (node) => {
    if (node.type === 'table') {
      const cells = node.children.length * (node.children[0]?.children.length ?? 0)
      if (cells > maxCells) fail(node, `В таблице больше ${maxCells} ячеек. Разделите её.`)
    }
    if (node.type === 'html' && openElements(node.value) > maxOpen)
      fail(node, `Незакрытых тегов больше ${maxOpen}. Закройте их.`)
  })
}

/** Without `visit`, which needs more of the stack for each level. */
function checkDepth(node: Nodes, depth: number, fail: (node: Nodes, reason: string) => never): void {
  if (depth > maxDepth) fail(node, `Вложенность глубже ${maxDepth} уровней. Упростите разметку.`)
  if ('children' in node) for (const child of node.children) checkDepth(child, depth + 1, fail)
}

/** How many elements a piece of HTML begins and does not end. */
function openElements(html: string): number {
  const tags = [...html.matchAll(/<(\/?)([a-z][\w-]*)/gi)].filter(([, , name = '']) => !ended.test(name))
  const closing = tags.filter(([, slash]) => slash === '/').length
  return tags.length - 2 * closing
}
