import { revision } from '@/.generated/revision'
import { drawingOf, getSite } from '@/lib/load/loaded-site'
import type { Site } from '@/lib/load/load'

/** The loaded site. Importing the revision makes the pages of the development server follow the content. */
export const site = (): Site => getSite(revision)

/** Whether the page at an address is drawn as a template for pages of its kind. */
export const isTemplate = (permalink: string): boolean => drawingOf(revision, permalink) === 'template'
