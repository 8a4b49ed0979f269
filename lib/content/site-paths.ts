/** Addresses that the site itself makes: sections, lists, feeds and other generated files. */
import { config } from '../site'
import { permalinkOf } from '../text/path'

/** Folders of the export with hashed file names only. */
export const hashedFolders = ['_next/static', 'assets', 'social']

/** The paths of the documentation and the blog: `/docs/`, or `/`. */
export const docsPath = permalinkOf(config.docs.routeBasePath)
export const blogPath = permalinkOf(config.blog.routeBasePath)

/** Files that every site has. */
export const siteFiles = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest']
export const blogFeeds = {
  rss: `${blogPath}rss.xml`,
  atom: `${blogPath}atom.xml`,
  json: `${blogPath}feed.json`,
}
/** With the docs at the root it is still below `/docs/`, since `/atom.xml` may be the blog's. */
export const docsFeed = docsPath === '/' ? '/docs/atom.xml' : `${docsPath}atom.xml`

/** Generated files that links may lead to. Feeds need posts, the feed of changes needs dates. */
export const generatedFiles = (hasPosts: boolean, hasDates: boolean): string[] => [
  ...siteFiles,
  ...(hasPosts ? Object.values(blogFeeds) : []),
  ...(hasDates ? [docsFeed] : []),
  ...(config.assistants.texts ? ['/llms.txt', '/llms-full.txt'] : []),
]

/** Generated list pages. */
export const blogArchivePath = `${blogPath}archive/`
export const blogTagsPath = `${blogPath}tags/`
export const blogAuthorsPath = `${blogPath}authors/`

/** The instance folder that contains a file or folder, whose path is relative to the version; else empty. */
export const instanceOf = ({ instances }: { instances: readonly string[] }, path: string): string =>
  instances.find((name) => `${path}/`.startsWith(`${name}/`)) ?? ''

/** The tag list of a docs version. */
export const docsTagsPath = ({ permalink }: { permalink: string }): string => permalinkOf(permalink, 'tags')
