/** The loaded site for pages: read once for a build, and again after a change while developing. */
import { readContent, readPublicFiles } from './read'
import { loadSite } from './load'
import { lastUpdates } from './last-updates'
import type { Site } from './load'

let loaded: { revision: string; site: Site } | undefined

/** The site at a revision of the content folder; the revision changes when a file does. */
export function getSite(revision: string): Site {
  if (loaded?.revision !== revision) {
    const { site } = loadSite(readContent(), {
      drafts: process.env.NODE_ENV !== 'production',
      lastUpdateOf: lastUpdates(),
      publicFiles: readPublicFiles(),
    })
    loaded = { revision, site }
  }
  return loaded.site
}
