import { iconPaths } from './icons/icon-paths'

const always = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', ...iconPaths]
const feeds = ['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json']

/** Addresses of files that the build writes and links may lead to; there are no feeds without posts. */
export const generatedFiles = (hasPosts: boolean): string[] => (hasPosts ? [...always, ...feeds] : always)
