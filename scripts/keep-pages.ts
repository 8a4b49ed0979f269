/** Keeps the pages that an edit leaves as they are: a build takes them from the last one instead of drawing them. */
import fs from 'node:fs'
import path from 'node:path'
import type { Site } from '@/lib/load/load'
import { groupBy } from '@/lib/text/group-by'
import type { FinishedFile } from '@/lib/output/finish-file'
import { unchangedPages, type KeptPage, type KeptPages } from '@/lib/output/kept-pages'
import { hashOf } from '@/lib/text/hash-of'
import { readStored, writeStored } from '@/lib/store'
import { pageHash } from '@/lib/view/page-source'
import type { FinishedFiles } from './finish-worker'

const target = process.env['OUT_DIR'] ?? 'out'
/** Where the notes of the last build into this folder are in the store. */
const kind = 'pages'
const lastKey = hashOf(target)

/** The pages of the last build that need not be drawn again, if it was made with the same code. */
export function findKeptPages(site: Site, code: string): Record<string, KeptPage> {
  const last = readStored(kind, lastKey) as KeptPages | undefined // written below
  if (last?.code !== code) return {}
  const routes = new Map(site.routes.map((route) => [route.permalink, route]))
  const hash = (permalink: string) => {
    const route = routes.get(permalink)
    return route && pageHash(site, route)
  }
  return unchangedPages(last.pages, hash, isWhole)
}

const isWhole = (files: Record<string, string>): boolean =>
  Object.entries(files).every(([name, sum]) => {
    const file = path.join(target, name)
    return fs.existsSync(file) && hashOf(fs.readFileSync(file)) === sum
  })

/** Puts the kept pages into the folder of the finished site. */
export function takeKeptPages(finished: string, kept: Record<string, KeptPage>): void {
  for (const { files } of Object.values(kept)) {
    for (const name of Object.keys(files)) {
      const file = path.join(finished, name)
      // pages may have the same data
      if (fs.existsSync(file)) continue
      fs.mkdirSync(path.dirname(file), { recursive: true })
      shareFile(path.join(target, name), file)
    }
  }
}

/** Gives a file a second name: nothing is copied where the file system can do so. Its time tells that it is part of this build. */
function shareFile(from: string, to: string): void {
  try {
    fs.linkSync(from, to)
    const now = new Date()
    fs.utimesSync(to, now, now)
  } catch {
    fs.copyFileSync(from, to)
  }
}

/** Files of a page, and the hash of what it was drawn from. */
interface MadePage {
  permalink: string
  source: string
  files: FinishedFile[]
}

/** Pages that the framework has drawn, of `files` that are finished. */
function drawnPages(site: Site, files: FinishedFile[]): MadePage[] {
  const byFolder = groupBy(files, ({ name }) => `/${path.posix.dirname(name)}/`.normalize('NFC'))
  return site.routes.flatMap((route) => {
    const { permalink } = route
    const ofPage = byFolder.get(permalink)
    if (!ofPage) return []
    const source = pageHash(site, route)
    return source === undefined ? [] : [{ permalink, source, files: ofPage }]
  })
}

function noteOf({ source, files }: MadePage): KeptPage[] {
  const page = files.find((file) => file.page)?.page
  if (!page) return []
  return [
    {
      source,
      files: Object.assign({}, ...files.map(({ sums }) => sums)) as KeptPage['files'],
      mentioned: [...new Set(files.flatMap(({ mentioned }) => mentioned))],
      urls: [...new Set(page.urls)],
      ids: [...page.ids],
    },
  ]
}

/** Notes the pages of this build for the next one: those that it has `made` and those that it has kept. */
export function notePages(site: Site, made: FinishedFiles[], { code, pages: kept }: KeptPages): void {
  const filled = made.flatMap(({ filled: page, files }) => (page ? [{ ...page, files }] : []))
  const drawn = drawnPages(
    site,
    made.flatMap(({ filled: page, files }) => (page ? [] : files)),
  )
  const pages = [...filled, ...drawn].flatMap((page) => noteOf(page).map((note) => [page.permalink, note]))
  writeStored(kind, lastKey, {
    code,
    pages: { ...kept, ...Object.fromEntries(pages) },
  } satisfies KeptPages)
}
