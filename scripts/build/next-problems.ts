import fs from 'node:fs'
import path from 'node:path'
import { toText } from '@/lib/content/read-content'
import { entriesOf } from '@/lib/load/build-routes'
import { bundlerProblems } from '@/lib/load/bundler-problems'
import { mdxPlace } from '@/lib/load/mdx-place'
import { buildRevision, getSite } from '@/lib/load/snapshot'
import { originalPlace } from '@/lib/problems/original-place'
import type { FilePlace, Problem } from '@/lib/problems/problem'

/** Finds problems of the content in the output of a failed `next build`. `content` is the content folder. */
export function nextProblems(printed: string, content: string): Promise<Problem[]> {
  const { routes } = getSite(buildRevision)
  const sources = new Map(entriesOf(routes).map(({ permalink, source }) => [permalink, source.displayPath]))
  return bundlerProblems(printed, content, sources, {
    read: (file) => toText(fs.readFileSync(file)),
    originalPlace: placeInSources,
    mdxPlace,
  })
}

/** Finds the place in the sources of a place in a bundle; `undefined` if the bundle has no map. */
function placeInSources({ file, ...place }: FilePlace): FilePlace | undefined {
  const map = `${file}.map`
  const found = fs.existsSync(map) ? originalPlace(fs.readFileSync(map, 'utf8'), place) : undefined
  return found && { file: path.posix.join(path.posix.dirname(file), found.source), ...found.place }
}
