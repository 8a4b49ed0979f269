/** Files generated from the content beside the pages: in `public/`, or only in the finished site. */
import { withoutUnlisted } from '@/lib/content/lists'
import { publishedAssets } from '@/lib/load/used-assets'
import type { Site } from '@/lib/load/load-site'
import { buildManifest } from '@/lib/publish/build-manifest'
import { buildRobots } from '@/lib/publish/build-robots'
import { siteMap } from '@/lib/publish/build-sitemap'
import { buildFeeds } from '@/lib/publish/build-feeds'
import { buildTexts } from '@/lib/publish/build-texts'
import { listTitles } from '@/lib/publish/list-titles'
import { hostFiles } from '@/lib/publish/headers'
import { siteMetadata } from '@/lib/publish/site-metadata'
import { redirectPages } from '@/lib/publish/redirect-pages'
import { buildIndex } from '@/lib/publish/build-search-index'
import { searchPages } from '@/lib/publish/search-pages'
import { config } from '@/lib/site'
import { sidebarFiles } from '@/lib/view/sidebar'
import { syncFolder, type Files } from './sync-folder'

/** Files that pages show or fetch: assets, and parts of a large sidebar. */
export const pageFiles = (site: Site): Files =>
  new Map<string, string | Buffer>([
    ...publishedAssets(site),
    ...site.versions
      .flatMap((version) => sidebarFiles(version))
      .map(([file, entries]): [string, string] => [file, JSON.stringify(entries)]),
  ])

/** Files that no page waits for: the search index, and lists for the not-found page and search engines. */
export const indexFiles = (site: Site, index = buildIndex(searchPages(site))): Files =>
  new Map([
    ...[...index].map(([file, text]): [string, string] => [`/search/${file}`, text]),
    ['/manifest.webmanifest', buildManifest()],
    ['/robots.txt', buildRobots()],
    ['/routes.json', listTitles(site)],
    ['/sitemap.xml', siteMap(site)],
  ])

/** Files that development does not need: feeds, Markdown copies, data, redirect pages, host settings. */
const exportedFiles = (site: Site): Files =>
  new Map([
    ...buildFeeds(site),
    ...buildTexts(site),
    ['/site.json', siteMetadata(site)],
    ...redirectPages(site),
    ...hostFiles(config.basePath, withoutUnlisted(site.posts).length > 0, site.redirects),
  ])

/** Holds `exportedFiles` until Next.js has written the export. */
export const exportedFolder = '.cache/exported-files'
export const writeExported = (site: Site): void => syncFolder(exportedFolder, exportedFiles(site))
