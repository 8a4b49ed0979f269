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

/**
 * Finds the place in the sources that a place in a bundle comes from; `undefined` if the bundle has no map.
 * The path of the bundle may be absolute, as Next.js 16.5 prints it. The path of the source is relative.
 */
function placeInSources({ file, ...place }: FilePlace): FilePlace | undefined {
  const map = `${file}.map`
  const found = fs.existsSync(map) ? originalPlace(fs.readFileSync(map, 'utf8'), place) : undefined
  if (!found) return undefined
  const source = path.relative('', path.join(path.dirname(file), found.source))
  return { file: source.split(path.sep).join('/'), ...found.place }
}
