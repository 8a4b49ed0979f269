/**
 * After `next build`: makes the site of the export. Adds what hosts and programs read, finishes files, leaves out what nothing asks
 * for, and checks every address once more, since pages hold links that no author has written. The export is left as it is, but for
 * the not-found page, which gets its name: the
 * framework copies files in a way that some file systems write to the disk at once, and changing or removing them meanwhile waits a
 * millisecond for each.
 *
 *   tsx scripts/postbuild.ts EXPORTED FINISHED
 */
import fs from 'node:fs'
import path from 'node:path'
import type { SharedParts } from '@/lib/output/finish-file'
import { builtPage } from '@/lib/output/kept-pages'
import { SharedStyles, versionParts } from '@/lib/output/optional-styles'
import { frameworkFolder } from '@/lib/output/framework-folder'
import { unusedData, unusedFiles } from '@/lib/output/unused-files'
import { hashOf } from '@/lib/text/hash-of'
import { hrefOf } from '@/lib/text/url'
import { buildRevision, revisionIn } from '@/lib/load/generated'
import { getSite } from '@/lib/load/loaded-site'
import { contentDir } from '@/lib/content/read'
import { filesBelow } from '@/lib/files-below.mjs'
import { writePrint } from './write-print'
import { tabsScript } from '@/.generated/behaviour'
import { checkAddresses } from './check-addresses'
import finishFiles from './finish-worker'
import { inThreads } from './in-threads'
import { moveFiles } from './move-files'
import { notePages, takeKeptPages } from './keep-pages'
import { readPlan } from './plan-pages'
import { publish } from './publish'
import { publishStatic } from './publish-static'
import { workerFile } from './worker-file'

const [exported = '.cache/export', target = '.cache/finished'] = process.argv.slice(2)
if (revisionIn(fs.readFileSync('.generated/revision.ts', 'utf8')) !== buildRevision) {
  console.error(
    'Пока шла сборка, npm run dev записал своё: страницы смешались бы. Остановите его и соберите снова.',
  )
  process.exit(1)
}
const site = getSite(buildRevision)
publish(exported, site)
fs.renameSync(path.join(exported, 'lost/index.html'), path.join(exported, '404.html'))

// no pages of their own, nothing leads there
const internal = /^(_not-found|404|lost)\//
const plan = readPlan()
/** Pages that the framework does not draw for themselves. */
const notDrawn = new Set(Object.keys({ ...plan.kept, ...plan.filled }))
/** Whether a file is not what it seems: one of a template, or of a page that is kept and had to be drawn for want of others. */
const isStandIn = (name: string) =>
  /(^|\/)(index\.(html|txt)|__next\.[^/]*)$/.test(name) &&
  notDrawn.has(`/${path.posix.dirname(name)}/`.normalize('NFC'))
const names = filesBelow(exported).filter((name) => !internal.test(name) && !isStandIn(name))

/** Files of authors stay as they are, pages among them. */
const isToFinish = (name: string) =>
  /^(?!assets\/).*\.(html|txt)$|^_next\/.*\.(js|css)$/.test(name) && !unusedData.test(name)

const styles = names
  .filter((name) => /^_next\/.*\.css$/.test(name))
  .map((name) => fs.readFileSync(path.join(exported, name), 'utf8'))
const sheets = styles.map((sheet) => new SharedStyles(sheet))
const absent = site.versions.length > 1 ? [] : versionParts
const late = sheets.map((sheet) => sheet.late(absent)).join('')
const lateFile = `_next/static/late-${hashOf(late).slice(0, 8)}.css`
const shared: SharedParts = { lateStyles: hrefOf(`/${lateFile}`), tabsScript }

fs.mkdirSync(path.join(target, frameworkFolder), { recursive: true })
const toFinish = [
  ...names.filter(isToFinish).map((name) => ({ name })),
  ...Object.entries(plan.filled).map(([permalink, template]) => ({ permalink, template })),
]
const made = await inThreads(
  toFinish.map((file) => ({ ...file, exported, finished: target, shared })),
  finishFiles,
  workerFile('finish-worker'),
)
const finished = made.flatMap((each) => each.files)
takeKeptPages(target, plan.kept)
const facts = [...finished, ...Object.values(plan.kept)]
const unused = new Set(unusedFiles(names, new Set(facts.flatMap(({ mentioned }) => mentioned))))
for (const name of unused) fs.rmSync(path.join(target, name), { force: true })
moveFiles(
  names.filter((name) => !isToFinish(name) && !unused.has(name)),
  exported,
  target,
)
fs.writeFileSync(path.join(target, lateFile), late)
const own = publishStatic(target)
for (const name of own.taken)
  console.warn(`внимание ${contentDir()}/static/${name}: файл с таким именем делает сам сайт, он и остаётся.`)

const printed = writePrint(target, site, sheets)
const drawn = finished.flatMap(({ page }) => (page ? [page] : []))
const others = Object.entries(plan.kept).map(([permalink, page]) => builtPage(permalink, page))
const pages = [...drawn, ...others, ...printed]
const files = [
  ...names.filter((name) => !unused.has(name)),
  ...made.flatMap((each) => (each.filled ? each.files.map(({ name }) => name) : [])),
  ...[...others, ...printed].map(({ file }) => file),
  ...own.published,
]
notePages(site, made, { code: plan.code, pages: plan.kept })
if (checkAddresses(pages, files)) process.exitCode = 1
