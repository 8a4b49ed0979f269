/** Addresses of files that the build writes and links may lead to. */
export const generatedFiles: readonly string[] = [
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/blog/feed.json',
  '/sitemap.xml',
  '/robots.txt',
]
