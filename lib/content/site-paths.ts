/** Addresses that the site generates: sections, lists, feeds and other files. */
import { config } from '../site'
import { permalinkOf } from '../text/path'

/** Folders of the export with hashed file names only. */
export const hashedFolders = ['_next/static', 'assets', 'social']

/** The paths of the documentation and the blog: `/docs/`, or `/`. */
export const docsPath = permalinkOf(config.docs.routeBasePath)
export const blogPath = permalinkOf(config.blog.routeBasePath)

export const siteFiles = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest']
export const blogFeeds = {
  rss: `${blogPath}rss.xml`,
  atom: `${blogPath}atom.xml`,
  json: `${blogPath}feed.json`,
}
/** The feed of changes. With docs at the root it is still in `/docs/`: `/atom.xml` may be the blog's. */
export const docsFeed = docsPath === '/' ? '/docs/atom.xml' : `${docsPath}atom.xml`

/** Generated files that links may lead to. Blog feeds need posts, the feed of changes needs dates. */
export const generatedFiles = (hasPosts: boolean, hasDates: boolean): string[] => [
  ...siteFiles,
  ...(hasPosts ? Object.values(blogFeeds) : []),
  ...(hasDates ? [docsFeed] : []),
  ...(config.assistants.texts ? ['/llms.txt', '/llms-full.txt'] : []),
]

export const blogArchivePath = `${blogPath}archive/`
export const blogTagsPath = `${blogPath}tags/`
export const blogAuthorsPath = `${blogPath}authors/`

/**
 * The base of the addresses of a docs file or folder: its version, or an instance in it, which in Docusaurus is a
 * separate `plugin-content-docs`. `path` is relative to the version; `folder` is that of the instance, or empty.
 */
export function docsRootOf(version: DocsRoot, path: string): { permalink: string; folder: string } {
  const folder = version.instances.find((name) => `${path}/`.startsWith(`${name}/`)) ?? ''
  const above = folder !== '' && version.isLast ? '/' : version.permalink
  return { permalink: permalinkOf(above, folder), folder }
}

interface DocsRoot {
  permalink: string
  /** Whether the addresses of its pages omit the name of the version. */
  isLast: boolean
  instances: readonly string[]
}

export const docsTagsPath = ({ permalink }: { permalink: string }): string => permalinkOf(permalink, 'tags')
