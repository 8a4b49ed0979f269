/** Feeds and the search for the development server, in a thread: nobody who writes a text should wait for them. */
import type { Site } from '@/lib/content/load'
import { drawIcons } from './draw-pictures'
import { askedFiles, askedFolders, replacePublicFiles, type PublicFiles } from './public-files'
import { writeFile } from './write-file'

/** Writes them, and icons: nobody shares a link to a site in the making. `shell` holds the scripts of the search, which stay. */
export default async function writeAskedFiles({ site, shell }: { site: Site; shell: PublicFiles }) {
  for (const [path, bytes] of await drawIcons()) writeFile(`public${path}`, bytes)
  replacePublicFiles(new Map([...shell, ...askedFiles(site)]), askedFolders)
}
