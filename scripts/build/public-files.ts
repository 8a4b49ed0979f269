/** Files generated from the content in addition to the pages: in `public/`, in the finished site only, and for the bundler. */
import fs from 'node:fs'
import path from 'node:path'
import { listed } from '@/lib/content/blog-queries'
import { filesBelow } from '@/lib/build/files-below.mjs'
import { publishedAssets } from '@/lib/load/assets'
import type { Site } from '@/lib/load/load-site'
import type { Entry } from '@/lib/content/types'
import { entriesOf } from '@/lib/load/routes'
import { buildFeeds } from '@/lib/publish/build-feeds'
import { buildTexts } from '@/lib/publish/build-texts'
import { hostFiles } from '@/lib/publish/headers'
import { siteMetadata } from '@/lib/publish/site-metadata'
import { redirectPages } from '@/lib/publish/redirect-pages'
import { buildIndex } from '@/lib/publish/build-search-index'
import { searchPages } from '@/lib/publish/search-pages'
import { config } from '@/lib/site'
import { sidebarFiles } from '@/lib/view/sidebar'

/** By address. */
type Files = Map<string, string | Buffer>

/** What pages show or fetch: assets, and parts of a large sidebar. */
export const pageFiles = (site: Site): Files =>
  new Map<string, string | Buffer>([
    ...publishedAssets(site),
    ...site.versions
      .flatMap((version) => sidebarFiles(version))
      .map(([file, entries]): [string, string] => [file, JSON.stringify(entries)]),
  ])

export const indexFiles = (site: Site): Files =>
  new Map([...buildIndex(searchPages(site))].map(([file, text]) => [`/search/${file}`, text]))

/** Files that the development server does not need: feeds, Markdown copies, data, redirect pages, host settings. */
const exportedFiles = (site: Site): Files =>
  new Map([
    ...buildFeeds(site),
    ...buildTexts(site),
    ['/site.json', siteMetadata(site)],
    ...redirectPages(site),
    ...hostFiles(config.basePath, listed(site.posts).length > 0, site.redirects),
  ])

/** Holds `exportedFiles` until Next.js has written the export. */
export const exportedFolder = '.cache/exported-files'
export const writeExported = (site: Site): void => replaceFiles(exportedFolder, exportedFiles(site))

const serverHead = `import type { MDXModule } from 'mdx/types'

/** Written by the build. */
export const serverTexts: Record<string, () => Promise<MDXModule>> = {`

const clientHead = `'use client'

import type { MDXProps } from 'mdx/types'
import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'

/** Written by the build. */
export const clientTexts: Record<string, ComponentType<MDXProps>> = {`

/** A module that imports `.mdx` files, each by its path: an `import()` with a pattern would include drafts. */
const textModules = (head: string, entries: Entry[], load: (address: string) => string): string =>
  [
    head,
    ...entries
      .map(
        ({ source: { path: key, displayPath } }) =>
          `  ${JSON.stringify(key)}: ${load(JSON.stringify(`../${displayPath}`))},`,
      )
      .toSorted(),
    '}\n',
  ].join('\n')

const translationsHead = `/** Written by the build. */
export const translations: Record<string, string> = `

/** Writes the modules for the bundler. Of `.mdx` files it imports those that have a page and are not `broken`. */
export function writeModules(site: Site, broken: ReadonlySet<string> = new Set()): void {
  const entries = entriesOf(site.routes).filter(
    ({ format, source }) => format === 'mdx' && !broken.has(source.displayPath),
  )
  const inBrowsers = entries.filter(({ parsed }) => parsed.hasOwnCode)
  const others = entries.filter(({ parsed }) => !parsed.hasOwnCode)
  const client = textModules(clientHead, inBrowsers, (address) => `dynamic(() => import(${address}))`)
  writeFile('.generated/client-texts.ts', client)
  writeFile('.generated/translations.ts', `${translationsHead}${JSON.stringify(site.translations)}\n`)
  writeFile(
    '.generated/server-texts.ts',
    textModules(serverHead, others, (address) => `() => import(${address})`),
  )
}

/** Writes files into a folder and deletes all others from its subfolders `replaced`, by default from the whole folder. */
export function replaceFiles(folder: string, files: Files, replaced = ['']): void {
  for (const part of replaced) {
    for (const name of filesBelow(path.join(folder, part))) {
      const address = path.posix.join('/', part, name.normalize('NFC'))
      if (!files.has(address)) fs.rmSync(path.join(folder, part, name))
    }
  }
  for (const [address, content] of files) writeFile(folder + address, content)
}

/** Writes a file only if its contents change, so that watchers do not fire needlessly. */
export function writeFile(file: string, text: string | Buffer): void {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) return
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, bytes)
}
