/** What the build writes into `public/`: files by their path from the project root. */
import fs from 'node:fs'
import type { Site } from '@/lib/load/load'
import { publishedAssets } from '@/lib/load/published-assets'
import { readPublicFiles } from '@/lib/content/read'
import { buildFeeds } from '@/lib/publish/feeds/build-feeds'
import { buildIndex } from '@/lib/search/build-index'
import { searchPages } from '@/lib/search/documents'
import { sidebarLevels } from '@/lib/view/sidebar'
import { sidebarHtml } from '@/lib/view/sidebar-html'
import { versionLinks, versionLinksPath } from '@/lib/view/version-links'
import { writeFile } from './write-file'

export type PublicFiles = Map<string, string | Buffer>

/** Where `shownFiles` go. */
export const shownFolders = ['public/assets', 'public/sidebar']

/** What pages show: pictures and other files beside the content, and the lists of the sidebar. */
export const shownFiles = (site: Site): PublicFiles =>
  new Map<string, string | Buffer>([
    ...publishedAssets(site).map(({ href, bytes }) => [`public${href}`, bytes] as const),
    ...site.versions
      .flatMap(sidebarLevels)
      .map(({ path, level }) => [`public${path}`, sidebarHtml(level)] as const),
    ...(site.versions.length > 1
      ? [[`public${versionLinksPath}`, JSON.stringify(versionLinks(site))] as const]
      : []),
  ])

/** Where `askedFiles` go; the scripts of the search are there as well. */
export const askedFolders = ['public/blog', 'public/docs', 'public/search']

/** What is asked for apart from pages: feeds and the index of the search, for the script that reads it. */
export const askedFiles = (site: Site, searchWorker: string): PublicFiles =>
  new Map([
    ...buildFeeds(site).map(({ path, text }) => [`public${path}`, text] as const),
    ...[...buildIndex(searchPages(site), searchWorker)].map(
      ([file, text]) => [`public/search/${file}`, text] as const,
    ),
  ])

/** Writes all that is wanted, and removes what else is in the folders. */
export function replacePublicFiles(wanted: PublicFiles, folders: string[]): void {
  for (const folder of folders) {
    for (const file of readPublicFiles(folder)) if (!wanted.has(folder + file)) fs.rmSync(folder + file)
  }
  for (const [file, text] of wanted) writeFile(file, text)
}
