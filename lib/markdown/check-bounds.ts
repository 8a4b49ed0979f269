/** Stops a text whose page would be larger than machines can draw, however small the file is. */
import type { Nodes, Root, Table } from 'mdast'
import type { VFile } from 'vfile'
import { visit } from 'unist-util-visit'

/** Browsers stop nesting elements somewhat later, the stack of the renderer does too. */
const maxDepth = 100
/** Elements of HTML that one piece of it may leave open: more than a text needs, and less than what the renderer cannot go down. */
const maxOpen = 500
/** Elements that end by themselves. */
const ended = /^(?:area|base|br|col|dd|dt|embed|hr|img|input|li|link|meta|option|p|source|t[dhr]|track|wbr)$/i
/** Each row is filled up to the width of the first one. */
const maxCells = 50_000

/** Throws a message of the file at what goes too far. */
export function checkBounds(tree: Root, file: VFile): void {
  checkDepth(tree, file, 0)
  visit(tree, 'table', (table) => checkTable(table, file))
  visit(tree, 'html', (html) => {
    if (openElements(html.value) > maxOpen)
      fail(file, html, `Незакрытых тегов больше ${maxOpen}. Закройте их.`)
  })
}

/** How many elements a piece of HTML begins and does not end. */
function openElements(html: string): number {
  const tags = [...html.matchAll(/<(\/?)([a-z][\w-]*)/gi)].filter(([, , name = '']) => !ended.test(name))
  const closing = tags.filter(([, slash]) => slash === '/').length
  return tags.length - 2 * closing
}

function checkDepth(node: Nodes, file: VFile, depth: number): void {
  if (depth > maxDepth) fail(file, node, `Вложенность глубже ${maxDepth} уровней. Упростите разметку.`)
  if ('children' in node) for (const child of node.children) checkDepth(child, file, depth + 1)
}

function checkTable(table: Table, file: VFile): void {
  const cells = table.children.length * (table.children[0]?.children.length ?? 0)
  if (cells > maxCells) fail(file, table, `В таблице больше ${maxCells} ячеек. Разделите её.`)
}

const fail = (file: VFile, { position }: Nodes, reason: string): never =>
  file.fail(reason, { place: position, source: 'markdown', ruleId: 'bounds' })
