/** Versions that `lib/site.ts` names and the content does not have. */
import { hintOrList } from '../problems/describe'
import { problem, type Problem } from '../problems/problem'
import type { SourceFile } from '../text/source-file'
import { versionNames } from './versions'
import { config } from '../site'

/** `source` is the text of `lib/site.ts`, so that a message can name the line. */
export function checkVersioning(
  files: SourceFile[],
  file: string,
  source: string,
  { lastVersion, onlyIncludeVersions = [], versions = {} } = config.docs.versioning,
): Problem[] {
  const known = versionNames(files)
  const named = [
    ...(lastVersion === undefined ? [] : [lastVersion]),
    ...onlyIncludeVersions,
    ...Object.keys(versions),
  ]
  return named.flatMap((name) => {
    if (known.includes(name)) return []
    const message = `Версии «${name}» нет в versions.json.${hintOrList(name, known)}`
    return [problem(file, placeOf(source, name), message, 'versions/unlisted')]
  })
}

function placeOf(source: string, name: string): { line: number; column: number } {
  const settings = source.indexOf('versioning:')
  const offset = source.indexOf(name, Math.max(0, settings))
  const before = source.slice(0, Math.max(0, offset)).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
