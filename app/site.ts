import { revision } from '@/.generated/revision'
import type { Site } from '@/lib/load/load-site'
import { getSite } from '@/lib/load/snapshot'

/** The loaded site. Importing the revision makes pages of the development server re-render when the content changes. */
export const site = (): Site => getSite(revision)
