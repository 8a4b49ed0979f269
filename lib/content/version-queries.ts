import { withoutUnlisted } from './lists'
import type { Doc, DocsVersion } from './types'

/** The version of a page. Pages outside the documentation have the last one. */
export function versionAt<T extends DocsVersion>(versions: T[], permalink: string): T {
  const around = versions.filter((version) => permalink.startsWith(version.permalink))
  return around.toSorted((a, b) => b.permalink.length - a.permalink.length)[0] ?? lastVersion(versions)
}

/** The version without a prefix in its addresses. */
export function lastVersion<T extends DocsVersion>(versions: T[]): T {
  const last = versions.find(({ isLast }) => isLast)
  if (!last) throw new Error('There is always a last version')
  return last
}

export const docsOf = (docs: Doc[], { name }: DocsVersion): Doc[] =>
  docs.filter(({ version }) => version === name)

/** The docs of the last version, for site-wide lists: search, feed of changes, `llms.txt`. */
export const lastDocs = ({ docs, versions }: { docs: Doc[]; versions: DocsVersion[] }): Doc[] =>
  docsOf(docs, lastVersion(versions))

/** Listed docs with a known date, the last changed first. */
export const changedDocs = (docs: Doc[]): (Doc & { changed: string })[] =>
  withoutUnlisted(docs)
    .flatMap((doc) => (doc.lastUpdate === undefined ? [] : [{ ...doc, changed: doc.lastUpdate }]))
    .toSorted((a, b) => Date.parse(b.changed) - Date.parse(a.changed) || (a.permalink < b.permalink ? -1 : 1))
