/**
 * After `next build`: adds to the export what hosts and programs read, runs the passes of `lib/output` over its pages, and checks every
 * address once more, since pages hold links that no author has written. `BUILD_PASSES=none` leaves pages as Next.js wrote them.
 */
import fs from 'node:fs'
import path from 'node:path'
import { contentDir, toText } from '@/lib/content/read'
import { filesBelow } from '@/lib/files-below.mjs'
import { configuredPages } from '@/lib/links/check'
import { deadUrlProblems, findDeadUrls, readBuiltPage, type BuiltPage } from '@/lib/links/check-output'
import { buildRevision, getSite, revisionModule } from '@/lib/load/snapshot'
import { withContentPolicy } from '@/lib/output/content-policy'
import { compiledEarly, deferScripts } from '@/lib/output/defer-scripts'
import { inlineStyles } from '@/lib/output/inline-styles'
import { sortProblems, withSeverity, type Problem } from '@/lib/problems/problem'
import { config } from '@/lib/site'
import { hrefOf } from '@/lib/text/url'
import { report } from '../report'
import { exportedFolder, writeFile } from './public-files'
import { writePrint } from './write-print'
import { writeStubs } from './write-stubs'

const [folder = '.cache/export'] = process.argv.slice(2)
if (fs.readFileSync('.generated/revision.ts', 'utf8') !== revisionModule(buildRevision)) {
  console.error(
    'Пока шла сборка, npm run dev записал своё: страницы смешались бы. Остановите его и соберите снова.',
  )
  process.exit(1)
}
const site = getSite(buildRevision)
const read = (name: string): string => fs.readFileSync(path.join(folder, name), 'utf8')
const write = (name: string, text: string): void => writeFile(path.join(folder, name), text)

// Next.js also writes the not-found page to addresses of its own, and keeps its cache in the folder of the export
for (const name of ['404', '_not-found', '_not-found.html', '_not-found.txt', 'cache'])
  fs.rmSync(path.join(folder, name), { recursive: true, force: true })
// page data that the router never asks a static host for
for (const name of filesBelow(folder).filter((each) => /(^|\/)__next\._full\.txt$/.test(each)))
  fs.rmSync(path.join(folder, name))
fs.cpSync(exportedFolder, folder, { recursive: true })
const statics = `${contentDir()}/static`
/** Files of authors that are published as they are. */
const foreign = new Set<string>()
for (const onDisk of filesBelow(statics)) {
  const name = onDisk.normalize('NFC')
  // hosts read one file: rules of authors follow those of the site
  if (name === '_headers' || name === '_redirects')
    fs.appendFileSync(path.join(folder, name), `\n${fs.readFileSync(path.join(statics, onDisk), 'utf8')}`)
  // authors may have rules for search engines of their own
  else if (name !== 'robots.txt' && fs.existsSync(path.join(folder, name)))
    console.warn(`внимание ${statics}/${name}: файл с таким именем делает сам сайт, он и остаётся.`)
  else {
    fs.cpSync(path.join(statics, onDisk), path.join(folder, name))
    foreign.add(name)
  }
}

const names = filesBelow(folder)
const isPage = (name: string): boolean =>
  name.endsWith('.html') && !name.startsWith('assets/') && !foreign.has(name)
const sheetAt = (address: string): string => read(address.slice(config.basePath.length + 1))

/** Pages that a pass did not recognise and left as they were, by what it could not do. */
const left = new Map<string, string[]>()
const leave = (name: string, what: string): void => void left.set(what, [...(left.get(what) ?? []), name])

function finishPage(name: string): void {
  const styled = inlineStyles(read(name), sheetAt)
  const deferred = deferScripts(styled)
  if (deferred) write(deferred.file.name, deferred.file.text)
  else leave(name, 'скрипты не отложены')
  const html = deferred?.html ?? styled
  const safe = withContentPolicy(html)
  if (safe === undefined) leave(name, 'политики безопасности нет')
  write(name, safe ?? html)
}

/** What is wrong with the addresses in `pages`, which must lead to the `files` of the site. */
function checkAddresses(pages: BuiltPage[], files: string[]): Problem[] {
  // the navbar and the footer link to pages of this site, which other content folders (tests, benchmarks) may lack
  const shell = new Set(process.env['CONTENT_DIR'] ? configuredPages().map(hrefOf) : [])
  const checked = pages.map((page) => ({ ...page, urls: page.urls.filter((url) => !shell.has(url)) }))
  const dead = findDeadUrls(checked, new Set(files.map((name) => name.normalize('NFC'))), config.basePath)
  if (dead.length === 0) return []
  const texts = filesBelow(contentDir())
    .filter((name) => /\.(mdx?|ya?ml|json|[cm]?[jt]sx?)$/i.test(name))
    .map((name) => {
      const displayPath = `${contentDir()}/${name}`
      return { displayPath, text: toText(fs.readFileSync(displayPath)) }
    })
  const textOf = (page: string) => {
    const route = site.routes.find(({ permalink }) => permalink === `/${page.replace(/index\.html$/, '')}`)
    const source = route && 'entry' in route ? route.entry?.source : undefined
    return texts.find(({ displayPath }) => displayPath === source?.displayPath)
  }
  return sortProblems(withSeverity(deadUrlProblems(dead, textOf, texts)))
}

if (process.env['BUILD_PASSES'] !== 'none') {
  for (const name of names.filter(isPage)) finishPage(name)
  for (const name of names.filter((each) => /^_next\/.*\.js$/.test(each)))
    write(name, compiledEarly(read(name)))
}
for (const [what, [first, ...others]] of left)
  console.warn(
    `внимание: Next.js пишет страницы иначе, чем ждёт сборка: ${what} (${first} и ещё ${others.length}).`,
  )
const printed = new Set(writePrint(folder, site))
const stubs = writeStubs(folder, site)

const all = filesBelow(folder)
const pages = all
  .filter((name) => isPage(name) && !stubs.has(name))
  .map((name) => {
    const page = readBuiltPage(name, read(name))
    // their addresses are those of the pages that they are made of
    return printed.has(name) ? { ...page, urls: [], frames: [] } : page
  })
if (report(checkAddresses(pages, all))) process.exitCode = 1
