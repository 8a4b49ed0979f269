/** Addresses of the lists that the site makes of its pages. */
import type { DocsVersion } from './types'
import { permalinkOf } from '../text/path'

export const blogTagsPath = '/blog/tags'
export const blogAuthorsPath = '/blog/authors'

/** The list of all tags of a version of the documentation. */
export const docsTagsPath = ({ permalink }: Pick<DocsVersion, 'permalink'>): string =>
  permalinkOf(permalink, 'tags')
