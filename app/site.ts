import { revision } from '@/.generated/revision'
import type { Site } from '@/lib/load/load'
import { getSite } from '@/lib/load/snapshot'

/** The loaded site. Importing the revision makes the pages of the development server follow the content. */
export const site = (): Site => getSite(revision)
