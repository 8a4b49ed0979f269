/** Feeds and the search for the development server, in a thread: nobody who writes a text should wait for them. */
import type { Site } from '@/lib/load/load'
import { drawIcons } from './draw-pictures'
import { askedFiles, askedFolders, replacePublicFiles } from './public-files'
import type { ShellFiles } from './shell-files'
import { writeFile } from './write-file'

/** Writes them, and icons: nobody shares a link to a site in the making. The scripts of the search, which are of the shell, stay. */
export default async function writeAskedFiles({ site, shell }: { site: Site; shell: ShellFiles }) {
  for (const [path, bytes] of await drawIcons()) writeFile(`public${path}`, bytes)
  replacePublicFiles(new Map([...shell.files, ...askedFiles(site, shell.searchWorker)]), askedFolders)
}
