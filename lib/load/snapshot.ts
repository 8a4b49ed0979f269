/** The loaded site as a file: written once per build, and after each change in development; read when pages render. */
import fs from 'node:fs'
import path from 'node:path'
import v8 from 'node:v8'
import type { Problem } from '../problems/problem'
import { replaceFile } from '../build/store'
import type { Site } from './load-site'

/** All builds share a revision, so that a change of texts does not invalidate bundled code. */
export const buildRevision = 'build'

/** The content revision as a module: pages that import it re-render when it changes. */
export const revisionModule = (revision: string): string =>
  `/** Written by the build. */\nexport const revision = ${JSON.stringify(revision)}\n`

export interface Snapshot {
  site: Site
  /** Problems of the content, shown by the development server. In a build, only broken links, pending ones included. */
  problems: Problem[]
}

/** A build has its own file, so that a development server running at the same time does not change its pages. */
const fileOf = (revision: string): string =>
  path.join('.cache/site', revision === buildRevision ? 'build.bin' : 'dev.bin')

/** Serializes what pages show; the bytes are the same for the same content. */
export const serialize = ({ site, problems }: Snapshot): Buffer =>
  v8.serialize({ site: withoutTexts(site), problems })

/** Writes serialized content, replacing an earlier revision. */
export const writeSnapshot = (bytes: Buffer, revision: string): void => replaceFile(fileOf(revision), bytes)

let loaded: (Snapshot & { revision: string }) | undefined

/** The snapshot, cached per revision. */
function readSnapshot(revision: string): Snapshot {
  if (loaded?.revision === revision) return loaded
  try {
    loaded = { ...(v8.deserialize(fs.readFileSync(fileOf(revision))) as Snapshot), revision } // written by `writeSnapshot`
    return loaded
  } catch (cause) {
    throw new Error('Содержимое не подготовлено. Запустите npm run build или npm run dev.', { cause })
  }
}

/** The site, for pages. They pass the revision that they import, so that they re-render when it changes. */
export const getSite = (revision: string): Site => readSnapshot(revision).site

/** Problems of the content; in a build only broken links. */
export const getProblems = (revision: string): Problem[] => readSnapshot(revision).problems

/** A copy without sources and other data that only loading needs. */
function withoutTexts(site: Site): Site {
  const slim = structuredClone(site)
  for (const entry of [...slim.docs, ...slim.posts, ...slim.pages]) {
    entry.source.text = ''
    // the bundler compiles `.mdx` texts, but lists of posts read theirs from the store
    if (entry.format === 'mdx' && entry.kind !== 'post') entry.key = ''
    Object.assign(entry.parsed, { sections: [], anchors: [] })
    // only client code needs them on its page
    if (!entry.parsed.hasOwnCode) Object.assign(entry.parsed, { links: [], imports: [] })
  }
  return slim
}
