import { blogArchivePath, blogAuthorsPath, blogTagsPath, docsPath } from '../content/site-paths'
import { withoutUnlisted } from '../content/lists'
import type { Site } from '../load/load-site'
import { config, type SiteLink } from '../site'
import { strings } from '../strings'
import type { LabelledLink } from './types'

/** Facts that a text may show about the rest of the site. */
export interface SiteFacts {
  newest: SiteLink | undefined
  /** A link of the navbar or the footer, by label. */
  linkNamed(label: string): SiteLink | undefined
}

export function siteFacts({ posts }: Pick<Site, 'posts'>): SiteFacts {
  const [newest] = withoutUnlisted(posts)
  const links: SiteLink[] = [...config.navbar, ...config.footer.flatMap((column) => column.links)]
  return {
    newest: newest && { label: newest.title, to: newest.permalink },
    linkNamed: (label) => links.find((link) => link.label === label),
  }
}

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

/** The pages that list all others, for readers who did not find theirs by search. */
export const siteSections = (site: Site): LabelledLink[] => [
  { label: strings.docs.title, permalink: docsPath },
  ...searchOffer(site).nothing,
  ...blogSections(site).map(({ label, permalink }) => ({
    label: `${config.blog.title}: ${label.toLocaleLowerCase('ru')}`,
    permalink,
  })),
]
