import type { Nodes, Root } from 'mdast'
import { visit } from './visit'
import type { VFile } from 'vfile'
import { renderDiagram } from './render-diagram'
import { renderFormula } from './render-formula'
import type { Rendered, RenderedKind } from './types'

/** Formulas and diagrams become `site-rendered` elements for `rehype-blocks`; what cannot be rendered is reported and stays as written. */
export default function remarkRendered() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node) => {
      const kind = kindOf(node)
      if (kind === undefined || !('value' in node)) return
      const rendered = renderSource(kind, node.value)
      if ('message' in rendered) {
        const ruleId = kind === 'diagram' ? 'markdown/diagram' : 'markdown/formula'
        file.message(rendered.message, { place: placeOf(node, file, rendered.at), ruleId })
        // as code, since remark-math's output needs a script
        if (node.type !== 'code') node.data = { ...node.data, hName: 'code', hProperties: {} }
        return
      }
      // the HTML of a code block would stay around it
      if (node.type === 'code') Object.assign(node, { type: 'math' })
      const hProperties = { kind, source: node.value }
      node.data = { ...node.data, hName: 'site-rendered', hProperties, hChildren: [] }
    })
  }
}

/** The place of a line of a code block, or that of the whole. */
function placeOf({ position }: Nodes, file: VFile, at?: { line: number; text: string }) {
  if (!position || !at) return position
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

/** One is rendered twice, for the messages of its text and for the page. */
const known = new Map<string, Rendered>()

/** Renders a formula or a diagram, or says why it cannot. */
export function renderSource(kind: RenderedKind, source: string): Rendered {
  const key = `${kind} ${source}`
  const rendered =
    known.get(key) ?? (kind === 'diagram' ? renderDiagram(source) : renderFormula(source, kind === 'formula'))
  known.set(key, rendered)
  return rendered
}
