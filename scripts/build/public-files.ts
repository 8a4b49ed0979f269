/** Files that the build makes of the content beside the pages: in `public/`, or for the finished site alone. */
import fs from 'node:fs'
import path from 'node:path'
import { publishedAssets } from '@/lib/load/assets'
import { readPublicFiles } from '@/lib/content/read'
import type { Site } from '@/lib/load/load'
import { listed } from '@/lib/content/blog-queries'
import { hostFiles } from '@/lib/publish/host-files'
import { buildFeeds } from '@/lib/publish/build-feeds'
import { buildTexts } from '@/lib/publish/build-texts'
import { buildIndex } from '@/lib/search/build-index'
import { searchPages } from '@/lib/search/documents'
import { sidebarFiles } from '@/lib/view/sidebar'
import { config } from '@/lib/site'
import { bundleServiceWorker, serviceWorkerPath } from './bundle-service-worker'
import { writeFile } from './write-file'

/** By their path from the project root. */
export type PublicFiles = Map<string, string | Buffer>

const inPublic = <T>(files: Iterable<[address: string, content: T]>): [string, T][] =>
  [...files].map(([address, content]) => [`public${address}`, content])

/** Where `shownFiles` go. */
export const shownFolders = ['public/assets', 'public/sidebar']

/** What pages show or fetch: files beside the content, levels of a large sidebar. */
export const shownFiles = (site: Site): PublicFiles =>
  new Map<string, string | Buffer>(
    inPublic<string | Buffer>([
      ...publishedAssets(site).map(({ href, bytes }): [string, Buffer] => [href, bytes]),
      ...site.versions
        .flatMap(sidebarFiles)
        .map(([file, entries]): [string, string] => [file, JSON.stringify(entries)]),
    ]),
  )

/** Where `askedFiles` go. */
export const askedFolders = ['public/blog', 'public/docs', 'public/search']

/** What no page shows: feeds and the index of the search. */
export const askedFiles = (site: Site): PublicFiles =>
  new Map<string, string | Buffer>([
    ...inPublic(buildFeeds(site)),
    ...inPublic(
      [...buildIndex(searchPages(site))].map(([file, text]): [string, string] => [`/search/${file}`, text]),
    ),
  ])

/** All files of a build; `pictures` are by their address. */
export const publicFiles = (site: Site, pictures: Map<string, Buffer>): PublicFiles =>
  new Map([...inPublic(pictures), ...shownFiles(site), ...askedFiles(site)])

/** Writes all that is wanted, and removes what else is in the folders. */
export function replacePublicFiles(wanted: PublicFiles, folders: string[]): void {
  for (const folder of folders) {
    for (const file of readPublicFiles(folder)) if (!wanted.has(folder + file)) fs.rmSync(folder + file)
  }
  for (const [file, content] of wanted) writeFile(file, content)
}

/** Where `exportedFiles` wait until Next.js has written the export. */
export const exportedFolder = '.cache/exported-files'

/** What the development server does not need: Markdown twins, settings of hosts, the service worker. By address. */
export const exportedFiles = (site: Site): Map<string, string> =>
  new Map([
    ...buildTexts(site),
    ...Object.entries(hostFiles(config.basePath, listed(site.posts).length > 0)).map(
      ([name, text]): [string, string] => [`/${name}`, text],
    ),
    [serviceWorkerPath, bundleServiceWorker()],
  ])

/** Writes files, by their path in the folder, in place of all that was in it. */
export function replaceFolder(folder: string, files: Map<string, string>): void {
  fs.rmSync(folder, { recursive: true, force: true })
  for (const [name, text] of files) writeFile(path.join(folder, name), text)
}
