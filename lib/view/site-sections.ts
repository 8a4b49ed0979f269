import { blogArchivePath, blogAuthorsPath, blogTagsPath, docsPath } from '../content/site-paths'
import type { Site } from '../load/load-site'
import { config } from '../site'
import { strings } from '../strings'
import type { LabelledLink } from './types'

export const blogSections = ({ authors }: Site): LabelledLink[] => [
  { label: strings.blog.archive, permalink: blogArchivePath },
  ...(authors.length > 0 ? [{ label: strings.blog.authors, permalink: blogAuthorsPath }] : []),
  { label: strings.blog.tags, permalink: blogTagsPath },
]

export interface SearchOffer {
  /** Suggestions before anything is typed. */
  start: LabelledLink[]
  /** Suggestions if nothing is found. */
  nothing: LabelledLink[]
}

/** The suggestions in the settings, without missing pages. */
export function searchOffer({ linkIndex }: Site): SearchOffer {
  const linksTo = (pages: { label: string; to: string }[]): LabelledLink[] =>
    pages.flatMap(({ label, to }) => (linkIndex.pages.has(to) ? [{ label, permalink: to }] : []))
  return { start: linksTo(config.search.start), nothing: linksTo(config.search.nothing) }
}

/** The pages that list all others, for readers whose search found nothing. */
export const siteSections = (site: Site): LabelledLink[] => [
  { label: strings.docs.title, permalink: docsPath },
  ...searchOffer(site).nothing,
  ...blogSections(site).map(({ label, permalink }) => ({
    label: `${config.blog.title}: ${label.toLocaleLowerCase('ru')}`,
    permalink,
  })),
]
