/** Keeps the pages that an edit leaves as they are: a build takes them from the last one instead of drawing them. */
import fs from 'node:fs'
import path from 'node:path'
import type { Site } from '@/lib/content/load'
import type { Drawing } from '@/lib/content/snapshot'
import { groupBy } from '@/lib/group-by'
import type { FinishedFile } from '@/lib/output/finish-file'
import { unchangedPages, type KeptPage, type KeptPages } from '@/lib/output/kept-pages'
import { buildId } from '@/lib/publish/build-id.mjs'
import { countOf } from '@/lib/plural'
import { strings } from '@/lib/strings'
import { hashOf, readStored, writeStored } from '@/lib/store'
import { templatesOf } from '@/lib/view/templates'
import type { FinishedFiles } from './finish-worker'
import { pageHash } from '@/lib/view/page-source'

const target = process.env['OUT_DIR'] ?? 'out'
/** Where the notes of the last build into this folder are in the store, and those of the build at hand. */
const kind = 'pages'
const lastKey = hashOf(target)
const planKey = hashOf('plan')

/** Code that works on pages after the framework, and what it reads. */
const more = ['scripts', 'public/favicon.svg', 'components/print']

/** How a build makes the pages that need not be drawn one by one. */
interface Plan {
  code: string
  kept: Record<string, KeptPage>
  /** Pages that fill a template, with that of their kind: permalinks by permalink. */
  filled: Record<string, string>
}

/** Decides how pages are drawn, and notes it for the steps that follow. `EACH_PAGE=1` draws each page that is not kept. */
export function planPages(site: Site): Drawing {
  const code = hashOf(buildId('.', process.env, more), process.version)
  const last = readStored(kind, lastKey) as KeptPages | undefined // written below
  const routes = new Map(site.routes.map((route) => [route.permalink, route]))
  const hash = (permalink: string) => {
    const route = routes.get(permalink)
    return route && pageHash(site, route)
  }
  const kept = last?.code === code ? unchangedPages(last.pages, hash, isWhole) : {}
  const others = site.routes.filter(({ permalink }) => kept[permalink] === undefined)
  const filled = process.env['EACH_PAGE'] === '1' ? {} : templatesOf(site, others)
  writeStored(kind, planKey, { code, kept, filled } satisfies Plan)
  const count = Object.keys(kept).length
  if (count > 0) console.log(`Без изменений: ${countOf(count, strings.common.pages)}`)
  return new Map([
    ...Object.keys({ ...kept, ...filled }).map((permalink) => [permalink, 'none'] as const),
    ...Object.values(filled).map((permalink) => [permalink, 'template'] as const),
  ])
}

/** The pages that fill a template: permalinks of templates by their own. */
export const filledPages = (): Record<string, string> => readPlan().filled

const isWhole = (files: Record<string, string>): boolean =>
  Object.entries(files).every(([name, sum]) => {
    const file = path.join(target, name)
    return fs.existsSync(file) && hashOf(fs.readFileSync(file)) === sum
  })

/** Pages that the framework does not draw for themselves: kept ones and filled ones. */
export function undrawnPages(): string[] {
  const { kept, filled } = readPlan()
  return Object.keys({ ...kept, ...filled })
}

/** Puts the kept pages into the folder of the finished site. Returns them, by permalink. */
export function takeKeptPages(finished: string): Record<string, KeptPage> {
  const { kept } = readPlan()
  for (const { files } of Object.values(kept)) {
    for (const name of Object.keys(files)) {
      const file = path.join(finished, name)
      if (fs.existsSync(file)) continue
      fs.mkdirSync(path.dirname(file), { recursive: true })
      shareFile(path.join(target, name), file)
    }
  }
  return kept
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

/** Notes the pages of this build for the next one. `made` are those of this build. */
export function notePages(site: Site, made: FinishedFiles[], kept: Record<string, KeptPage>): void {
  const filled = made.flatMap(({ filled: page, files }) => (page ? [{ ...page, files }] : []))
  const drawn = drawnPages(
    site,
    made.flatMap(({ filled: page, files }) => (page ? [] : files)),
  )
  const pages = [...filled, ...drawn].flatMap((page) => noteOf(page).map((note) => [page.permalink, note]))
  writeStored(kind, lastKey, {
    code: readPlan().code,
    pages: { ...kept, ...Object.fromEntries(pages) },
  } satisfies KeptPages)
}

function readPlan(): Plan {
  const plan = readStored(kind, planKey) as Plan | undefined // written above
  if (!plan) throw new Error('Содержимое не подготовлено. Запустите npm run build.')
  return plan
}
