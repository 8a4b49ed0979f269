/** How a build makes its pages: it keeps some of the last build, fills templates for others, and draws the rest. */
import type { Site } from '@/lib/load/load'
import type { Drawing } from '@/lib/load/snapshot'
import type { KeptPage } from '@/lib/output/kept-pages'
import { countOf } from '@/lib/text/plural'
import { buildId } from '@/lib/publish/build-id.mjs'
import { hashOf } from '@/lib/text/hash-of'
import { readStored, writeStored } from '@/lib/store'
import { strings } from '@/lib/strings'
import { templatesOf } from '@/lib/view/templates'
import { findKeptPages } from './keep-pages'

export interface Plan {
  /** Hash of all but the content that pages depend on. */
  code: string
  kept: Record<string, KeptPage>
  /** Pages that fill a template, with that of their kind: permalinks by permalink. */
  filled: Record<string, string>
}

const kind = 'plan'
const key = hashOf(kind)

/** Code that works on pages after the framework, and what it reads. */
const more = ['scripts', 'public/favicon.svg', 'components/print']

/** Decides how pages are made, and notes it for the steps that follow. `EACH_PAGE=1` draws each page that is not kept. */
export function planPages(site: Site): Drawing {
  const code = hashOf(buildId('.', process.env, more), process.version)
  const kept = findKeptPages(site, code)
  const others = site.routes.filter(({ permalink }) => kept[permalink] === undefined)
  const filled = process.env['EACH_PAGE'] === '1' ? {} : templatesOf(site, others)
  writeStored(kind, key, { code, kept, filled } satisfies Plan)
  const count = Object.keys(kept).length
  if (count > 0) console.log(`Без изменений: ${countOf(count, strings.common.pages)}`)
  return new Map([
    ...Object.keys({ ...kept, ...filled }).map((permalink) => [permalink, 'none'] as const),
    ...Object.values(filled).map((permalink) => [permalink, 'template'] as const),
  ])
}

/** What has been decided. */
export function readPlan(): Plan {
  const plan = readStored(kind, key) as Plan | undefined // written above
  if (!plan) throw new Error('Содержимое не подготовлено. Запустите npm run build.')
  return plan
}
