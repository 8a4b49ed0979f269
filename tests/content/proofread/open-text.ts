/** A text for proofreading: code, tables and prose, with line numbers. */
import type { SourceFile } from '@/lib/problems/problem'
import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { dropJsx } from '@/lib/markdown/render'
import { formatOf } from '@/lib/markdown/format'
import { parseTree } from '@/lib/markdown/parse'
import { sampleOf, type Sample } from './sample'

/** A paragraph, a heading or a cell, without code. */
export interface Line {
  line: number
  text: string
}

export interface OpenText {
  /** Relative to the project, for messages. */
  file: string
  samples: Sample[]
  lines: Line[]
  /** Names in code in first table columns: what the tables describe. */
  described: Set<string>
  tables: number
  pictures: number
}

const isLine = ({ type }: Nodes): boolean =>
  type === 'paragraph' || type === 'heading' || type === 'tableCell'

/** Parses a text into what proofreading looks at. */
export function openText(source: SourceFile): OpenText {
  const { tree } = parseTree(source, formatOf(source))
  dropJsx(tree)
  const text: OpenText = {
    file: source.displayPath,
    samples: [],
    lines: [],
    described: new Set(),
    tables: 0,
    pictures: 0,
  }
  visit(tree, (node) => {
    if (node.type === 'code') text.samples.push(sampleOf(node))
    else if (node.type === 'image') text.pictures += 1
    else if (node.type === 'table') {
      text.tables += 1
      for (const { children } of node.children.slice(1)) addNames(children[0], text.described)
    }
  })
  text.lines = linesOf(tree)
  return text
}

function addNames(cell: Nodes | undefined, names: Set<string>): void {
  if (cell) visit(cell, 'inlineCode', ({ value }) => void names.add(value))
}

/** Replaces inline code with `…`, which keeps the words around it apart. */
function linesOf(tree: Root): Line[] {
  const lines: Line[] = []
  visit(tree, 'inlineCode', (node) => {
    node.value = '…'
  })
  visit(tree, (node) => {
    if (!isLine(node)) return undefined
    const text = toString(node, { includeHtml: false }).replace(/\s+/g, ' ').trim()
    if (text !== '') lines.push({ line: node.position?.start.line ?? 1, text })
    return SKIP
  })
  return lines
}
