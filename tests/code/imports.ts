/** The import graph of the site's code, for the tests in this folder. */
import path from 'node:path'
import { groupBy } from '@/lib/data/group-by'
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

/**
 * Matches `import`, `export … from`, `import()`, `require()`, `new URL()`. A type in braces counts as code.
 */
const written =
  /(?:\b(?:import|export)\s+(?<type>type\s)?[^'"()]*?|\b(?:(?<deferred>import)|require|URL)\(\s*)['"](?<from>(?:@|\.{1,2})\/[^'"$]+)['"]/g

function findTarget(file: string, from: string): string | undefined {
  const place = from.startsWith('@/') ? from.slice(2) : path.posix.join(path.posix.dirname(file), from)
  return endings.map((ending) => place + ending).find((name) => files.has(name))
}

export const imports: readonly Import[] = sources.flatMap(({ file, text }) =>
  [...text.matchAll(written)].flatMap(({ groups: { type, deferred, from = '' } = {} }) => {
    const target = findTarget(file, from)
    const found = { file, isType: type !== undefined, isDeferred: deferred !== undefined }
    return target === undefined ? [] : [{ ...found, target }]
  }),
)

/** Everything that `starts` import, directly or indirectly, themselves included. */
export function reachedFrom(starts: string[], edges: readonly Import[]): Set<string> {
  const edgesOf = groupBy([...edges], ({ file }) => file)
  const reached = new Set(starts)
  for (const file of reached) for (const { target } of edgesOf.get(file) ?? []) reached.add(target)
  return reached
}
