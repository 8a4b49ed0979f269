import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module'
import { parse } from 'acorn'
import { transformSync, type TransformFailure } from 'esbuild'
import type { Node as CodeNode, Program } from 'estree'
import type { Place } from '../../problems/problem'
import { codeMessage, messagePlace } from './code-message'

interface ReadModule {
  program: Program
  placeOf: (node: CodeNode) => Place
  mistake?: never
}

interface Mistake {
  place: Place | undefined
  mistake: string
}

/** Parses a module, without types and JSX, or returns its mistake. `placeOf` locates a node in the file. */
export function parseModule(text: string): ReadModule | Mistake {
  const options = { loader: 'tsx', jsx: 'automatic', sourcemap: 'external', logLevel: 'silent' } as const
  try {
    const { code, map } = transformSync(text, options)
    // acorn's nodes follow ESTree
    const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true }) as Program
    const places = new SourceMap(JSON.parse(map) as SourceMapPayload)
    const placeOf = ({ loc }: CodeNode): Place => {
      const { start } = loc! // acorn was asked for it
      const { originalLine, originalColumn } = places.findEntry(start.line - 1, start.column) as SourceMapping
      return { line: originalLine + 1, column: originalColumn + 1 }
    }
    return { program, placeOf }
  } catch (error) {
    const [first] = (error as TransformFailure).errors // only esbuild throws
    return { place: messagePlace(first), mistake: codeMessage(first?.text ?? '') }
  }
}
