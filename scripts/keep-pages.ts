/** Keeps the pages that an edit leaves as they are: a build takes them from the last one instead of drawing them. */
import fs from 'node:fs'
import path from 'node:path'
import type { Site } from '@/lib/content/load'
import type { FinishedFile } from '@/lib/output/finish-file'
import { unchangedPages, type KeptPage, type KeptPages, type PageSources } from '@/lib/output/kept-pages'
import { buildId } from '@/lib/publish/build-id.mjs'
import { countOf } from '@/lib/plural'
import { strings } from '@/lib/strings'
import { hashOf, readStored, writeStored } from '@/lib/store'
import { pageSource } from '@/lib/view/page-source'

const target = process.env['OUT_DIR'] ?? 'out'
/** Where the notes of the last build into this folder are in the store, and those of the build at hand. */
const kind = 'pages'
const lastKey = hashOf(target)
const planKey = hashOf('plan')

/** Code that works on pages after the framework, and what it reads. */
const more = ['scripts', 'public/favicon.svg', 'components/print']

interface Plan extends PageSources {
  kept: Record<string, KeptPage>
}

/** Finds the pages that need not be drawn, and notes them for the steps that follow. Returns their permalinks. */
export function planPages(site: Site): Set<string> {
  const now: PageSources = {
    code: hashOf(buildId('.', process.env, more), process.version),
    sources: Object.fromEntries(
      site.routes.flatMap((route) => {
        const source = pageSource(site, route)
        return source === undefined ? [] : [[route.permalink, hashOf(JSON.stringify(source))]]
      }),
    ),
  }
  const last = readStored(kind, lastKey) as KeptPages | undefined // written below
  const kept = unchangedPages(now, last, isWhole)
  writeStored(kind, planKey, { ...now, kept } satisfies Plan)
  const count = Object.keys(kept).length
  if (count > 0) console.log(`Без изменений: ${countOf(count, strings.common.pages)}`)
  return new Set(Object.keys(kept))
}

const isWhole = (files: Record<string, string>): boolean =>
  Object.entries(files).every(([name, sum]) => {
    const file = path.join(target, name)
    return fs.existsSync(file) && hashOf(fs.readFileSync(file)) === sum
  })

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

/** Notes the pages of this build for the next one. `finished` are the files of the pages that were drawn. */
export function notePages(finished: FinishedFile[], kept: Record<string, KeptPage>): void {
  const { code, sources } = readPlan()
  const byFolder = groupBy(finished, ({ name }) => `/${path.posix.dirname(name)}/`.normalize('NFC'))
  const drawn = Object.entries(sources).flatMap(([permalink, source]): [string, KeptPage][] => {
    const files = byFolder.get(permalink) ?? []
    const page = files.find((file) => file.page)?.page
    if (!page) return []
    return [
      [
        permalink,
        {
          source,
          files: Object.assign({}, ...files.map(({ sums }) => sums)) as KeptPage['files'],
          mentioned: [...new Set(files.flatMap(({ mentioned }) => mentioned))],
          urls: [...new Set(page.urls)],
          ids: [...page.ids],
        },
      ],
    ]
  })
  writeStored(kind, lastKey, { code, pages: { ...kept, ...Object.fromEntries(drawn) } } satisfies KeptPages)
}

function readPlan(): Plan {
  const plan = readStored(kind, planKey) as Plan | undefined // written above
  if (!plan) throw new Error('Содержимое не подготовлено. Запустите npm run build.')
  return plan
}

/** Items by what `keyOf` gives for them. */
function groupBy<T>(items: T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}
