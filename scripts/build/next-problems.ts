import fs from 'node:fs'
import { toText } from '@/lib/content/read-content'
import { entriesOf } from '@/lib/load/build-routes'
import { bundlerProblems } from '@/lib/load/bundler-problems'
import { mdxPlace } from '@/lib/load/mdx-place'
import { originalPlace } from '@/lib/load/original-place'
import { buildRevision, getSite } from '@/lib/load/snapshot'
import type { Problem } from '@/lib/problems/problem'

/** Finds problems of the content in the output of a failed `next build`. `content` is the content folder. */
export function nextProblems(printed: string, content: string): Promise<Problem[]> {
  const { routes } = getSite(buildRevision)
  const sources = new Map(entriesOf(routes).map(({ permalink, source }) => [permalink, source.displayPath]))
  return bundlerProblems(printed, content, sources, {
    read: (file) => toText(fs.readFileSync(file)),
    originalPlace,
    mdxPlace,
  })
}
