/** Questions to versions of the documentation that have been read; pages ask them, so nothing here reads files. */
import { groupBy } from '../text/group-by'
import type { Doc, DocsVersion } from './types'

/** The version that a page belongs to; the last one for pages outside of the documentation. */
export function versionAt<T extends DocsVersion>(versions: T[], permalink: string): T {
  const around = versions.filter((version) => permalink.startsWith(version.permalink))
  return around.toSorted((a, b) => b.permalink.length - a.permalink.length)[0] ?? lastVersion(versions)
}

/** The version at `/docs/`. */
export function lastVersion<T extends DocsVersion>(versions: T[]): T {
  const last = versions.find(({ isLast }) => isLast)
  if (!last) throw new Error('There is always a last version')
  return last
}

/** Docs by version: each page of a large site would look through all of them. */
const sorted = new WeakMap<Doc[], Map<DocsVersion['name'], Doc[]>>()

/** The docs of a version. */
export function docsOf(docs: Doc[], { name }: DocsVersion): Doc[] {
  const byVersion = sorted.get(docs) ?? groupBy(docs, ({ version }) => version)
  sorted.set(docs, byVersion)
  return byVersion.get(name) ?? []
}

/** The docs of the last version, which lists of the whole site show: the search, the feed of changes, `llms.txt`. */
export const lastDocs = ({ docs, versions }: { docs: Doc[]; versions: DocsVersion[] }): Doc[] =>
  docsOf(docs, lastVersion(versions))
