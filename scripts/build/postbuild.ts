/**
 * Runs after `next build`: adds generated files to the export, runs the passes of `lib/output`, and checks all
 * links in the finished pages. `BUILD_PASSES=none` leaves pages as Next.js wrote them.
 */
import fs from 'node:fs'
import path from 'node:path'
import { exportFolder as folder } from '@/lib/build/build-settings'
import { contentDir } from '@/lib/build/content-dir.mjs'
import { filesBelow } from '@/lib/build/files-below.mjs'
import { storeFolder } from '@/lib/build/store'
import { removeUnused } from '@/lib/build/unused-files.mjs'
import { buildRevision, getSite, revisionModule } from '@/lib/load/snapshot'
import { laterFolder } from '@/lib/output/defer-scripts'
import { printProblems } from '../print-problems'
import { bundleInline } from './inline-scripts'
import { checkAddresses } from './check-addresses'
import { finishAll } from './finish-all'
import type { FinishedPage } from './finish-pages'
import { showProgress } from './show-progress'
import { exportedFolder } from './public-files'
import { writePrint } from './write-print'

if (fs.readFileSync('.generated/revision.ts', 'utf8') !== revisionModule(buildRevision)) {
  console.error(
    'Пока шла сборка, npm run dev записал своё: страницы смешались бы. Остановите его и соберите снова.',
  )
  process.exit(1)
}
// Next.js also writes copies of the not-found page, and keeps its cache in the export folder
for (const name of ['404', '_not-found', '_not-found.html', '_not-found.txt', 'cache'])
  fs.rmSync(path.join(folder, name), { recursive: true, force: true })
const exported = filesBelow(folder)
// data that the router never requests from a static host; removed while the pages are finished
const fullData = exported.filter((name) => /(^|\/)__next\._full\.txt$/.test(name))
const removal = Promise.all(fullData.map((name) => fs.promises.unlink(path.join(folder, name))))
const pages = exported.filter((name) => name.endsWith('.html') && !name.startsWith('assets/'))

fs.mkdirSync(path.join(folder, laterFolder), { recursive: true })

/** Warns that a pass has skipped pages. `what` describes what they lack. */
function warnOf([first, ...others]: string[], what: string): void {
  if (first === undefined) return
  const where = others.length === 0 ? first : `${first} и ещё ${others.length}`
  console.warn(`предупреждение: Next.js пишет страницы иначе, чем ждёт сборка: ${what} (${where}).`)
}

/** Adds generated files, and the author's static ones. */
function addFiles(): void {
  // `/Docs/` (a redirect page) and `/docs/` are one folder on case-insensitive file systems
  fs.cpSync(exportedFolder, folder, { recursive: true, force: false })
  const statics = `${contentDir()}/static`
  for (const onDisk of filesBelow(statics)) {
    const name = onDisk.normalize('NFC')
    // hosts read only one such file, so the author's rules are appended
    if (name === '_headers' || name === '_redirects')
      fs.appendFileSync(path.join(folder, name), `\n${fs.readFileSync(path.join(statics, onDisk), 'utf8')}`)
    // the author's `robots.txt` wins; many sites also have an empty `.nojekyll`
    else if (!['robots.txt', '.nojekyll'].includes(name) && fs.existsSync(path.join(folder, name)))
      console.warn(`предупреждение ${statics}/${name}: файл с таким именем делает сам сайт, он и остаётся.`)
    else fs.cpSync(path.join(statics, onDisk), path.join(folder, name))
  }
}

const hasPasses = process.env['BUILD_PASSES'] !== 'none'
const loader = hasPasses ? await bundleInline('lib/browser/start-scripts.ts') : undefined
const finished = await finishAll({ names: pages, loader }, showProgress('Готовые страницы', pages.length))
const skippedBy = (pass: FinishedPage['skipped'][number]): string[] =>
  finished.flatMap(({ page, skipped }) => (skipped.includes(pass) ? page.file : []))
if (hasPasses) {
  // V8 then compiles the functions while loading, not in the longest task of the page:
  // https://v8.dev/blog/explicit-compile-hints
  for (const name of exported.filter((each) => /^_next\/.*\.js$/.test(each))) {
    const file = path.join(folder, name)
    fs.writeFileSync(file, `//# allFunctionsCalledOnLoad\n${fs.readFileSync(file, 'utf8')}`)
  }
}
warnOf(skippedBy('scripts'), 'скрипты не отложены')
warnOf(skippedBy('policy'), 'политики безопасности нет')
await removal
addFiles()
const site = getSite(buildRevision)
const built = finished.map(({ page }) => page)
writePrint(folder, site)
removeUnused(storeFolder, 30)
if (printProblems(checkAddresses(built, folder, site))) process.exitCode = 1
