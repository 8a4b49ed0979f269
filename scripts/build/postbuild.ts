/**
 * Runs after `next build`: adds feeds, redirect pages and other generated files to the export, runs the
 * passes of `lib/output`, and checks all links in the finished pages, including links that do not come from
 * content. `BUILD_PASSES=none` leaves pages as Next.js wrote them.
 */
import fs from 'node:fs'
import path from 'node:path'
import { exportFolder as folder } from '@/lib/build/build-settings'
import { contentDir } from '@/lib/build/content-dir.mjs'
import { filesBelow } from '@/lib/build/files-below.mjs'
import { readBuiltPage } from '@/lib/links/check-output'
import { buildRevision, getSite, revisionModule } from '@/lib/load/snapshot'
import { withContentPolicy } from '@/lib/output/content-policy'
import { deferScripts, laterFolder } from '@/lib/output/defer-scripts'
import { inlineStyles } from '@/lib/output/inline-styles'
import { config } from '@/lib/site'
import { report } from '../report'
import { bundleInline } from './bundle-inline'
import { checkAddresses } from './check-addresses'
import { showProgress } from './show-progress'
import { exportedFolder } from './public-files'
import { writePrint } from './write-print'

if (fs.readFileSync('.generated/revision.ts', 'utf8') !== revisionModule(buildRevision)) {
  console.error(
    'Пока шла сборка, npm run dev записал своё: страницы смешались бы. Остановите его и соберите снова.',
  )
  process.exit(1)
}
const read = (name: string): string => fs.readFileSync(path.join(folder, name), 'utf8')
const write = (name: string, text: string): void => fs.writeFileSync(path.join(folder, name), text)
/** Style sheets by address, cached because pages share them. */
const sheets = new Map<string, string>()
function readSheet(address: string): string {
  const text = sheets.get(address) ?? read(address.slice(config.basePath.length + 1))
  sheets.set(address, text)
  return text
}

// Next.js also writes copies of the not-found page, and keeps its cache in the export folder
for (const name of ['404', '_not-found', '_not-found.html', '_not-found.txt', 'cache'])
  fs.rmSync(path.join(folder, name), { recursive: true, force: true })
const exported = filesBelow(folder)
// data that the router never requests from a static host; removed while the pages are finished
const fullData = exported.filter((name) => /(^|\/)__next\._full\.txt$/.test(name))
const removal = Promise.all(fullData.map((name) => fs.promises.unlink(path.join(folder, name))))
const pages = exported.filter((name) => name.endsWith('.html') && !name.startsWith('assets/'))

/** Pages whose HTML a pass did not recognise, and left as they were. */
const skipped = { scripts: [] as string[], policy: [] as string[] }

fs.mkdirSync(path.join(folder, laterFolder), { recursive: true })
const loader = await bundleInline('lib/browser/start-scripts.ts')

/** Runs the passes over a page and returns the result. */
function finishPage(name: string): string {
  const styled = inlineStyles(read(name), readSheet)
  const deferred = deferScripts(styled, loader)
  if (deferred) write(deferred.file.name, deferred.file.text)
  else skipped.scripts.push(name)
  const html = deferred?.html ?? styled
  const safe = withContentPolicy(html)
  if (safe === undefined) skipped.policy.push(name)
  const finished = safe ?? html
  write(name, finished)
  return finished
}

/** Warns that a pass has skipped pages. `what` says what they lack. */
function warnOf([first, ...others]: string[], what: string): void {
  if (first === undefined) return
  const where = others.length === 0 ? first : `${first} и ещё ${others.length}`
  console.warn(`внимание: Next.js пишет страницы иначе, чем ждёт сборка: ${what} (${where}).`)
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
    // the author's `robots.txt` wins; many sites have an empty `.nojekyll` of their own
    else if (!['robots.txt', '.nojekyll'].includes(name) && fs.existsSync(path.join(folder, name)))
      console.warn(`внимание ${statics}/${name}: файл с таким именем делает сам сайт, он и остаётся.`)
    else fs.cpSync(path.join(statics, onDisk), path.join(folder, name))
  }
}

const hasPasses = process.env['BUILD_PASSES'] !== 'none'
const advance = showProgress('Готовые страницы', pages.length)
const built = pages.map((name) => {
  const page = readBuiltPage(name, hasPasses ? finishPage(name) : read(name))
  advance()
  return page
})
if (hasPasses) {
  // V8 then compiles the functions while loading, not in the longest task of the page:
  // https://v8.dev/blog/explicit-compile-hints
  for (const name of exported.filter((each) => /^_next\/.*\.js$/.test(each)))
    write(name, `//# allFunctionsCalledOnLoad\n${read(name)}`)
}
warnOf(skipped.scripts, 'скрипты не отложены')
warnOf(skipped.policy, 'политики безопасности нет')
await removal
addFiles()
const site = getSite(buildRevision)
writePrint(folder, site)
if (report(checkAddresses(built, folder, site))) process.exitCode = 1
