import { revision } from '@/.generated/revision'
import { getSite } from '@/lib/content/site'
import type { Site } from '@/lib/content/load'

/** The loaded site. Importing the revision makes the pages of the development server follow the content. */
export const site = (): Site => getSite(revision)
