import fs from 'node:fs'
import { contentDir, isOwnContent } from '@/lib/build/content-dir.mjs'
import { filesBelow } from '@/lib/build/files-below.mjs'
import { toText } from '@/lib/content/read-content'
import { configuredPages } from '@/lib/links/config-links'
import { deadUrlProblems, findDeadUrls, type BuiltPage } from '@/lib/links/check-output'
import { entriesOf } from '@/lib/load/build-routes'
import type { Site } from '@/lib/load/load-site'
import { buildRevision, getProblems } from '@/lib/load/snapshot'
import { finishProblems, type Problem } from '@/lib/problems/problem'
import { config } from '@/lib/site'
import { hrefOf } from '@/lib/text/url'

/** Problems of dead links in the exported pages in `folder`, from the content or from the shell. */
export function checkAddresses(pages: BuiltPage[], folder: string, { routes }: Site): Problem[] {
  const shell = new Set(isOwnContent() ? [] : configuredPages().map(hrefOf))
  const files = new Set(filesBelow(folder).map((name) => name.normalize('NFC')))
  const reported = new Set(getProblems(buildRevision).flatMap(({ deadUrl }) => deadUrl ?? []))
  const dead = findDeadUrls(pages, files, config.basePath, reported).filter(({ url }) => !shell.has(url))
  if (dead.length === 0) return []
  const texts = filesBelow(contentDir())
    .filter((name) => /\.(mdx?|ya?ml|json|[cm]?[jt]sx?)$/i.test(name))
    .map((name) => `${contentDir()}/${name}`)
    .map((displayPath) => ({ displayPath, text: toText(fs.readFileSync(displayPath)) }))
  const sources = new Map(
    entriesOf(routes).map(({ permalink, source }) => [`${permalink.slice(1)}index.html`, source.displayPath]),
  )
  const textOf = (page: string) => texts.find(({ displayPath }) => displayPath === sources.get(page))
  return finishProblems(deadUrlProblems(dead, textOf, texts))
}
