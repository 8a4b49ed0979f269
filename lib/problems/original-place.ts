import { SourceMap, type SourceMapPayload } from 'node:module'
import type { Place } from './problem'

/** Finds the place in the sources that a place in generated code comes from, by its source map as JSON. */
export function originalPlace(map: string, { line, column }: Place): Place | undefined {
  const entry = new SourceMap(JSON.parse(map) as SourceMapPayload).findEntry(line - 1, column - 1)
  if (!('originalSource' in entry)) return undefined
  return { line: entry.originalLine + 1, column: entry.originalColumn + 1 }
}
