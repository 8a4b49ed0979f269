/** The import graph of the site's code, for the tests in this folder. */
import path from 'node:path'
import type { Node as CodeNode } from 'estree'
import { parseAst } from 'vitest/node'
import { groupBy } from '@/lib/data/group-by'
import { walkCode } from '@/lib/markdown/mdx/mdx-nodes'
import { sources } from './sources'

export interface Import {
  file: string
  /** A file of the project. */
  target: string
  /** Erased by compilation. */
  isType: boolean
  /** An `import()`, which loads its target when it runs. */
  isDeferred: boolean
}

const files = new Set(sources.map(({ file }) => file))
const endings = ['', '.ts', '.tsx', '.mjs', '.cjs']

function findTarget(file: string, from: string): string | undefined {
  if (!/^(@|\.{1,2})\//.test(from)) return undefined // a package
  const place = from.startsWith('@/') ? from.slice(2) : path.posix.join(path.posix.dirname(file), from)
  return endings.map((ending) => place + ending).find((name) => files.has(name))
}

type Importing = CodeNode & { importKind?: string; exportKind?: string }

/** What an `import`, `export … from`, `import()`, `require()` or `new URL()` names. */
function sourceOf(node: Importing): unknown {
  if ('source' in node) return node.source
  const isCall = node.type === 'CallExpression' || node.type === 'NewExpression'
  const isOfModule = isCall && node.callee.type === 'Identifier' && /^(require|URL)$/.test(node.callee.name)
  return isOfModule ? node.arguments[0] : undefined
}

/** The files that a file imports. A type in braces counts as code. */
export function importsIn(file: string, text: string): Import[] {
  const found: Import[] = []
  walkCode(parseAst(text, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' }), (node: Importing) => {
    const source = sourceOf(node) as CodeNode | null | undefined
    const target =
      source?.type === 'Literal' && typeof source.value === 'string' && findTarget(file, source.value)
    const isType = node.importKind === 'type' || node.exportKind === 'type'
    if (target) found.push({ file, target, isType, isDeferred: node.type === 'ImportExpression' })
  })
  return found
}

export const imports: readonly Import[] = sources.flatMap(({ file, text }) => importsIn(file, text))

/** Everything that `starts` import, directly or indirectly, themselves included. */
export function reachedFrom(starts: string[], edges: readonly Import[]): Set<string> {
  const edgesOf = groupBy([...edges], ({ file }) => file)
  const reached = new Set(starts)
  for (const file of reached) for (const { target } of edgesOf.get(file) ?? []) reached.add(target)
  return reached
}
