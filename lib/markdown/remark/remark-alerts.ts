import type { Blockquote, Root, Text } from 'mdast'
import type { VFile } from 'vfile'
import { visit } from '../visit'

const firstLine = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i

/** Turns alerts of GitHub into admonitions: quotes whose first line is `[!NOTE]`. */
export function remarkAlerts() {
  return (tree: Root, file: VFile) => visit(tree, 'blockquote', (node) => fromAlert(node, String(file)))
}

function fromAlert(node: Blockquote, source: string): void {
  const [paragraph] = node.children
  if (paragraph?.type !== 'paragraph') return
  const [text, next] = paragraph.children
  if (text?.type !== 'text') return
  const [mark = '', name] = firstLine.exec(text.value) ?? []
  if (name === undefined) return
  const isWholeLine = mark.endsWith('\n') || !next || next.type === 'break'
  if (!isWholeLine) return
  if (mark.length < text.value.length) cutFirstLine(text, mark.length, source)
  else paragraph.children.splice(0, next?.type === 'break' ? 2 : 1)
  if (paragraph.children.length === 0) node.children.shift()
  const kind = name.toLowerCase()
  // on GitHub the most serious one, in Docusaurus another name of `warning`
  const admonition = kind === 'caution' ? 'danger' : kind
  Object.assign(node, { type: 'containerDirective', name: admonition, attributes: {} })
}

/** Removes the first line of a text in a quote, whose next line begins with `>`. */
function cutFirstLine(text: Text, length: number, source: string): void {
  text.value = text.value.slice(length)
  if (text.data?.escaped) text.data.escaped = text.data.escaped.map((at) => at - length)
  if (!text.position) return
  const { line, offset = 0 } = text.position.start
  const [skipped = ''] = /^.*\n[ \t>]*/.exec(source.slice(offset)) ?? []
  const column = skipped.length - skipped.indexOf('\n')
  text.position.start = { line: line + 1, column, offset: offset + skipped.length }
}
