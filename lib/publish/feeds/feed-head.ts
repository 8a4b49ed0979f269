/** What all feeds of the site say of themselves. */
import type { FeedOptions } from 'feed'
import { config } from '../../site'
import { absoluteUrl } from '../../text/url'

export interface FeedFile {
  /** Address on the site. */
  path: string
  text: string
}

/** `home` is the page that a feed belongs to, `updated` the date of its newest entry: not of the build, so that the same entries give the same bytes. */
export const feedHead = (
  home: string,
  title: string,
  description: string,
  updated: string,
  feedLinks: Record<string, string>,
): FeedOptions => ({
  id: absoluteUrl(home),
  link: absoluteUrl(home),
  title: `${title} — ${config.title}`,
  description,
  language: config.locale.code,
  favicon: absoluteUrl('/favicon.ico'),
  copyright: '',
  updated: new Date(updated),
  generator: config.title,
  // Atom wants an author of each entry or of the whole
  author: { name: config.publisher.name, link: absoluteUrl('/') },
  feedLinks: Object.fromEntries(Object.entries(feedLinks).map(([type, path]) => [type, absoluteUrl(path)])),
})
