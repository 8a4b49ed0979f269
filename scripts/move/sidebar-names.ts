/** What `sidebars.js` and its kin call pages, folders and addresses, with their places: texts in the code, found by a parser. */
import { parsers } from 'prettier/plugins/babel'

export interface SidebarName {
  kind: 'id' | 'folder' | 'address'
  value: string
  start: number
  end: number
}

const kinds: Record<string, SidebarName['kind']> = { id: 'id', dirName: 'folder', href: 'address' }
/** What may hold lists that name no pages. */
const others = new Set(['keywords', 'customProps', 'loc', 'extra', 'comments', 'tokens'])

interface CodeNode {
  type: string
  start: number
  end: number
  value?: unknown
  key?: { name?: string; value?: string }
}

/** All names in the text of a file, which may be JavaScript, TypeScript or JSON. */
export function sidebarNames(file: string, text: string): SidebarName[] {
  const { parse } = parsers[file.endsWith('.json') ? 'json' : 'babel-ts']
  const found: SidebarName[] = []
  const collect = (value: unknown, kind: SidebarName['kind'] | undefined): void => {
    if (Array.isArray(value)) return value.forEach((item) => collect(item, kind))
    if (typeof value !== 'object' || value === null) return
    const node = value as CodeNode // what the parser makes
    if (node.type === 'StringLiteral') {
      if (kind && typeof node.value === 'string')
        found.push({ kind, value: node.value, start: node.start + 1, end: node.end - 1 })
    } else if (node.type === 'ObjectProperty') {
      const name = node.key?.name ?? node.key?.value ?? ''
      if (!others.has(name)) collect(node.value, kinds[name])
    } else {
      const inner = node.type === 'ArrayExpression' ? 'id' : undefined
      for (const [key, part] of Object.entries(node)) if (!others.has(key)) collect(part, inner)
    }
  }
  collect(parse(text, {} as never), undefined) // it needs no options
  return found
}
