/** Pure queries on docs and their versions. */
import { listed } from './blog-queries'
import type { Doc, DocsVersion } from './types'

/** The version that a page belongs to; the last one for pages outside of the documentation. */
export function versionAt<T extends DocsVersion>(versions: T[], permalink: string): T {
  const around = versions.filter((version) => permalink.startsWith(version.permalink))
  return around.toSorted((a, b) => b.permalink.length - a.permalink.length)[0] ?? lastVersion(versions)
}

/** The version without a part of its own in the address. */
export function lastVersion<T extends DocsVersion>(versions: T[]): T {
  const last = versions.find(({ isLast }) => isLast)
  if (!last) throw new Error('There is always a last version')
  return last
}

export const docsOf = (docs: Doc[], { name }: DocsVersion): Doc[] =>
  docs.filter(({ version }) => version === name)

/** The docs of the last version, which lists of the whole site show: the search, the feed of changes, `llms.txt`. */
export const lastDocs = ({ docs, versions }: { docs: Doc[]; versions: DocsVersion[] }): Doc[] =>
  docsOf(docs, lastVersion(versions))

/** Docs that have a date and are in lists, the last changed first. */
export const changedDocs = (docs: Doc[]): (Doc & { changed: string })[] =>
  listed(docs)
    .flatMap((doc) => (doc.lastUpdate?.date === undefined ? [] : [{ ...doc, changed: doc.lastUpdate.date }]))
    .toSorted((a, b) => Date.parse(b.changed) - Date.parse(a.changed) || (a.permalink < b.permalink ? -1 : 1))
