/** The loaded site in a file: written once for a build and after each change while developing, read by what renders pages. */
import fs from 'node:fs'
import path from 'node:path'
import v8 from 'node:v8'
import type { Problem } from '../problems/problem'
import { replaceFile } from '../store'
import type { Site } from './load'

/** All builds share a revision, so that a change of texts does not invalidate bundled code. */
export const buildRevision = 'build'

/** The revision of the content as a module: pages that import it are rendered again when it changes. */
export const revisionModule = (revision: string): string =>
  `/** Written by the build. */\nexport const revision = ${JSON.stringify(revision)}\n`

interface Snapshot {
  site: Site
  /** What is wrong with the content: pages of the development server show it. Of a build, links that lead nowhere. */
  problems: Problem[]
}

/** A build has a file of its own: a development server beside it must not change what its pages show. */
const fileOf = (revision: string): string =>
  path.join('.cache/site', revision === buildRevision ? 'build.bin' : 'dev.bin')

/** What pages show of the content, as bytes: the same as long as nothing of it changes. */
export const serialize = ({ site, problems }: Snapshot): Buffer =>
  v8.serialize({ site: withoutTexts(site), problems })

/** Writes what `serialize` gives, in the place of what an earlier revision has left. */
export const writeSnapshot = (bytes: Buffer, revision: string): void => replaceFile(fileOf(revision), bytes)

let loaded: (Snapshot & { revision: string }) | undefined

/** The snapshot, read again for each revision. */
function readSnapshot(revision: string): Snapshot {
  if (loaded?.revision === revision) return loaded
  try {
    loaded = { ...(v8.deserialize(fs.readFileSync(fileOf(revision))) as Snapshot), revision } // written above
    return loaded
  } catch (cause) {
    throw new Error('Содержимое не подготовлено. Запустите npm run build или npm run dev.', { cause })
  }
}

/** The site for pages, which import the revision of the content so that they render again when it changes. */
export const getSite = (revision: string): Site => readSnapshot(revision).site

/** What is wrong with the content; of a build only links that lead nowhere. */
export const getProblems = (revision: string): Problem[] => readSnapshot(revision).problems

/** A copy without sources and other data that only loading needs. */
function withoutTexts(site: Site): Site {
  const slim = structuredClone(site)
  for (const entry of [...slim.docs, ...slim.posts, ...slim.pages]) {
    entry.source.text = ''
    // the bundler has the texts of `.mdx` files; of posts the lists show a part
    if (entry.format === 'mdx' && entry.kind !== 'post') entry.key = ''
    Object.assign(entry.parsed, { sections: [], anchors: [] })
    // a text that runs in browsers needs them for its page
    if (!entry.parsed.hasOwnCode) Object.assign(entry.parsed, { links: [], imports: [] })
  }
  for (const permalink of slim.links.pages.keys()) slim.links.pages.set(permalink, null)
  return slim
}
