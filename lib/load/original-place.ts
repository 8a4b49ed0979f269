import fs from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'
import type { Place } from '../problems/problem'

export type FilePlace = Place & { file: string }

/** Finds the place in the sources of a place in a bundle, by its source map; `undefined` without a map. */
export function originalPlace({ file, line, column }: FilePlace): FilePlace | undefined {
  if (!fs.existsSync(`${file}.map`)) return undefined
  // written by the bundler
  const map = new SourceMap(JSON.parse(fs.readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload)
  const entry = map.findEntry(line - 1, column - 1)
  if (!('originalSource' in entry)) return undefined
  const source = path.posix.join(path.posix.dirname(file), entry.originalSource)
  return { file: source, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
}
