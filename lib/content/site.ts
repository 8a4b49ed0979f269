/** The loaded site for pages: read once for a build, and again after a change while developing. */
import type { Site } from './load'
import { readSnapshot } from './snapshot'

let loaded: { revision: string; site: Site } | undefined

/** The site at a revision of the content; the revision changes when the content does. */
export function getSite(revision: string): Site {
  if (loaded?.revision !== revision) loaded = { revision, site: readSnapshot(revision) }
  return loaded.site
}
