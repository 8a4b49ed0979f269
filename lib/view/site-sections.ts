import { blogArchivePath, blogAuthorsPath, blogTagsPath, docsPath } from '../content/address'
import type { Site } from '../load/load'
import { config } from '../site'
import { strings } from '../strings'
import type { LabelledLink } from './docs'

/** The blog's list pages. */
export const blogSections = ({ authors }: Site): LabelledLink[] => [
  { label: strings.blog.archive, permalink: blogArchivePath },
  ...(authors.length > 0 ? [{ label: strings.blog.authors, permalink: blogAuthorsPath }] : []),
  { label: strings.blog.tags, permalink: blogTagsPath },
]

export interface SearchOffer {
  start: LabelledLink[]
  nothing: LabelledLink[]
}

/** Pages that the search suggests before typing and without results. */
export function searchOffer({ links }: Site): SearchOffer {
  const linksTo = (pages: { label: string; to: string }[]): LabelledLink[] =>
    pages.flatMap(({ label, to }) => (links.pages.has(to) ? [{ label, permalink: to }] : []))
  return { start: linksTo(config.search.start), nothing: linksTo(config.search.nothing) }
}

/** The lists of all pages, for readers whose search failed. */
export const siteSections = (site: Site): LabelledLink[] => [
  { label: strings.docs.title, permalink: docsPath },
  ...blogSections(site).map(({ label, permalink }) => ({
    label: `${config.blog.title}: ${label.toLocaleLowerCase('ru')}`,
    permalink,
  })),
]
