import { revision } from '@/.generated/revision'
import type { Site } from '@/lib/load/load-site'
import { getSite } from '@/lib/load/snapshot'

/** The loaded site. Importing the revision re-renders pages in development when the content changes. */
export const site = (): Site => getSite(revision)
