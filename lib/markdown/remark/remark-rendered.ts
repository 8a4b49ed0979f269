import type { Nodes, Root } from 'mdast'
import { visit } from '../visit'
import type { VFile } from 'vfile'
import { reporterOf } from '../reporter'
import { renderSource } from '../render-source'
import type { RenderedKind } from '../types'

/** Turns formulas and diagrams into elements for `rehype-blocks`. Invalid ones are reported and stay. */
export function remarkRendered() {
  return (tree: Root, file: VFile) => {
    const report = reporterOf(file)
    visit(tree, (node) => {
      const kind = kindOf(node)
      if (kind === undefined || !('value' in node)) return
      const source = sourceOf(node, String(file))
      const rendered = renderSource(kind, source)
      if ('message' in rendered) {
        const rule = kind === 'diagram' ? 'markdown/diagram' : 'markdown/formula'
        report(placeOf(node, file, rendered.at), rendered.message, rule)
        // as code, since the output of remark-math needs a script
        const hChildren = [{ type: 'text' as const, value: source }]
        if (node.type !== 'code') node.data = { ...node.data, hName: 'code', hProperties: {}, hChildren }
        return
      }
      // a code block would keep its `<pre>`
      if (node.type === 'code') Object.assign(node, { type: 'math' })
      const hProperties = { kind, source }
      node.data = { ...node.data, hName: 'site-rendered', hProperties, hChildren: [] }
    })
  }
}

/** The source of a formula as in the file: remark-math decodes text on the line of the opening `$$`. */
function sourceOf(node: Extract<Nodes, { value: string }>, text: string): string {
  if (node.type !== 'math' || !node.meta) return node.value
  const [, firstLine = ''] = /^[ \t]*\$+(.*)/.exec(text.slice(node.position?.start.offset)) ?? []
  return `${firstLine.trim()}\n${node.value}`
}

/** The position of a line in a code block, or of the whole block. */
function placeOf({ position }: Nodes, file: VFile, at?: { line: number; text: string }) {
  if (!position || !at) return position?.start
  const line = position.start.line + 1 + at.line
  const [written = ''] = at.text.split('\n')
  const column = String(file).split('\n')[line - 1]?.indexOf(written) ?? -1
  return { line, column: Math.max(column, 0) + 1 }
}

function kindOf(node: Nodes): RenderedKind | undefined {
  if (node.type === 'inlineMath') return 'inline'
  if (node.type === 'math' || (node.type === 'code' && node.lang === 'math')) return 'formula'
  return node.type === 'code' && node.lang === 'mermaid' ? 'diagram' : undefined
}
