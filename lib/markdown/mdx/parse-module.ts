import { parse } from 'acorn'
import { transformSync, type TransformFailure } from 'esbuild'
import type { Node as CodeNode, Program } from 'estree'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { fileStart, type Place } from '../../problems/problem'
import { codeMessage, messagePlace } from './code-message'
import { placeOfCode } from './mdx-nodes'

interface ReadModule {
  program: Program
  placeOf: (node: CodeNode) => Place
  mistake?: never
}

interface Mistake {
  place: Place | undefined
  mistake: string
}

/** Parses a module once types and JSX are compiled, or returns its mistake. `placeOf` locates a node in the file. */
export function parseModule(text: string): ReadModule | Mistake {
  const options = { loader: 'tsx', jsx: 'automatic', sourcemap: 'external', logLevel: 'silent' } as const
  try {
    const { code, map } = transformSync(text, options)
    // acorn's nodes follow ESTree
    const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true }) as Program
    const sources = new SourceMap(JSON.parse(map) as SourceMapPayload)
    const placeOf = (node: CodeNode): Place => {
      const { line, column } = placeOfCode(node) ?? fileStart
      const entry = sources.findEntry(line - 1, column - 1)
      if (!('originalSource' in entry)) return fileStart
      return { line: entry.originalLine + 1, column: entry.originalColumn + 1 }
    }
    return { program, placeOf }
  } catch (error) {
    const [first] = (error as TransformFailure).errors // only esbuild throws
    return { place: messagePlace(first), mistake: codeMessage(first?.text ?? '') }
  }
}
