/** What the build needs of the content: files of `public/`, modules for the bundler, the snapshot for the pages. */
import fs from 'node:fs'
import path from 'node:path'
import { behaviourModule, mdxModules, revisionModule } from '@/lib/content/generated'
import type { Site } from '@/lib/content/load'
import { publishedAssets } from '@/lib/content/published-assets'
import { readPublicFiles } from '@/lib/content/read'
import { writeSnapshot } from '@/lib/content/snapshot'
import { buildFeeds } from '@/lib/feed/build-feeds'
import { buildIndex } from '@/lib/search/build-index'
import { searchPages } from '@/lib/search/documents'
import { sidebarLevels } from '@/lib/view/sidebar'
import { sidebarHtml } from '@/lib/view/sidebar-html'
import { readWebFont } from '@/lib/web-font'
import { bundleBehaviour } from './bundle-behaviour'
import { writtenFolders } from './load-content'

/** Writes a file unless it already holds the text, so that watchers see changes only. */
function write(file: string, text: string | Buffer): void {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) return
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, bytes)
}

/**
 * Writes everything for a site; pages that show it are drawn again when `revision` is a new one. `pictures` are drawn ones, by
 * address.
 */
export function writeGenerated(site: Site, revision: string, pictures: Map<string, Buffer>): void {
  const wanted = new Map<string, string | Buffer>()
  for (const [file, bytes] of pictures) wanted.set(`public${file}`, bytes)
  for (const feed of buildFeeds(site)) wanted.set(`public${feed.path}`, feed.text)
  for (const { href, bytes } of publishedAssets(site)) wanted.set(`public${href}`, bytes)
  for (const { path: file, level } of sidebarLevels(site.sidebar)) {
    wanted.set(`public${file}`, sidebarHtml(level))
  }
  for (const [file, text] of buildIndex(searchPages(site))) wanted.set(`public/search/${file}`, text)
  const fonts = readWebFont()
  for (const { file, bytes } of fonts) wanted.set(`public${file}`, bytes)
  const { early, tabs, page, onDemand } = bundleBehaviour(fonts)
  for (const { file, text } of [page, ...onDemand]) wanted.set(`public${file}`, text)
  for (const folder of writtenFolders) {
    for (const file of readPublicFiles(folder)) if (!wanted.has(folder + file)) fs.rmSync(folder + file)
  }
  for (const [file, text] of wanted) write(file, text)
  write('.generated/behaviour.ts', behaviourModule({ early, tabs }))
  write('.generated/mdx-modules.ts', mdxModules(site, '../'))
  writeSnapshot(site, revision)
  write('.generated/revision.ts', revisionModule(revision))
}
