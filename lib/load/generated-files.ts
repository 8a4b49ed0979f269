import { config } from '../site'

const always = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest']
const blogFeeds = ['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json']
const docsFeed = '/docs/atom.xml'

/**
 * Addresses of files that the build writes and links may lead to. There are no feeds without posts, and no feed of changes
 * without dates.
 */
export const generatedFiles = (hasPosts: boolean, hasDates: boolean): string[] => [
  ...always,
  ...(hasPosts ? blogFeeds : []),
  ...(hasDates ? [docsFeed] : []),
  ...(config.assistants.texts ? ['/llms.txt', '/llms-full.txt'] : []),
]
