import fs from 'node:fs'
import path from 'node:path'
import { toPosix } from '@/lib/build/files-below.mjs'
import { toText } from '@/lib/content/read-content'
import { entriesOf } from '@/lib/load/build-routes'
import { bundlerProblems } from '@/lib/load/bundler-problems'
import { mdxPlace } from '@/lib/load/mdx-place'
import { buildRevision, getSite } from '@/lib/load/snapshot'
import { originalPlace } from '@/lib/problems/original-place'
import type { FilePlace, Problem } from '@/lib/problems/problem'

/** Finds problems of the content, which is in `folder`, in the output of a failed `next build`. */
export function nextProblems(printed: string, folder: string): Promise<Problem[]> {
  const { routes } = getSite(buildRevision)
  return bundlerProblems(printed, {
    folder,
    files: new Map(entriesOf(routes).map(({ permalink, source }) => [permalink, source.displayPath])),
    read: (file) => toText(fs.readFileSync(file)),
    originalPlace: placeInSources,
    mdxPlace,
  })
}

/** The place in the sources of a place in a bundle. The path of the bundle may be absolute. */
function placeInSources({ file, ...place }: FilePlace): FilePlace | undefined {
  const map = `${file}.map`
  const found = fs.existsSync(map) ? originalPlace(fs.readFileSync(map, 'utf8'), place) : undefined
  if (!found) return undefined
  const source = path.relative('', path.join(path.dirname(file), found.source))
  return { file: toPosix(source), ...found.place }
}
