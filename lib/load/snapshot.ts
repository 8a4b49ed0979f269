/** The loaded site as a file, written by each build and after each change in development. */
import fs from 'node:fs'
import path from 'node:path'
import v8 from 'node:v8'
import type { Problem } from '../problems/problem'
import { writeAtomically } from '../build/store'
import type { Site } from './load-site'

/** The revision of all builds. Fixed, since changing it would recompile every page. */
export const buildRevision = 'build'

/** The content revision as a module. Pages that import it render again when it changes. */
export const revisionModule = (revision: string): string =>
  `/** Written by the build. */\nexport const revision = ${JSON.stringify(revision)}\n`

export interface Snapshot {
  site: Site
  /** Problems of the content, for development. In a build, only broken links. */
  problems: Problem[]
}

/** The file of a snapshot. Builds have their own, which a running development server does not disturb. */
const fileOf = (revision: string): string =>
  path.join('.cache/site', revision === buildRevision ? 'build.bin' : 'dev.bin')

/** Serializes what pages show; the bytes are the same for the same content. */
export const serialize = ({ site, problems }: Snapshot): Buffer =>
  v8.serialize({ site: withoutTexts(site), problems })

export const writeSnapshot = (bytes: Buffer, revision: string): void =>
  writeAtomically(fileOf(revision), bytes)

let loaded: (Snapshot & { revision: string }) | undefined

/** The snapshot, cached per revision. */
function readSnapshot(revision: string): Snapshot {
  if (loaded?.revision === revision) return loaded
  try {
    // written by `writeSnapshot`
    loaded = { ...(v8.deserialize(fs.readFileSync(fileOf(revision))) as Snapshot), revision }
    return loaded
  } catch (cause) {
    throw new Error('Содержимое не подготовлено. Запустите npm run build или npm run dev.', { cause })
  }
}

/** The site, for pages. They import the revision and pass it, so that they render again when it changes. */
export const getSite = (revision: string): Site => readSnapshot(revision).site

/** Problems of the content; in a build only broken links. */
export const getProblems = (revision: string): Problem[] => readSnapshot(revision).problems

/** A copy of the site without sources and other data that only loading needs. */
function withoutTexts(site: Site): Site {
  const slim = structuredClone(site)
  for (const entry of [...slim.docs, ...slim.posts, ...slim.pages]) {
    entry.source.text = ''
    // the bundler compiles `.mdx` texts, but lists of posts read theirs from the store
    if (entry.format === 'mdx' && entry.kind !== 'post') entry.key = ''
    Object.assign(entry.parsed, { sections: [], anchors: [] })
    // only pages of client code need these
    if (!entry.parsed.hasOwnCode) Object.assign(entry.parsed, { links: [], imports: [] })
  }
  return slim
}
