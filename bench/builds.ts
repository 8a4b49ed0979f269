/**
 * `npm run bench`: builds documentation of several sizes, and prints what it costs and what its pages weigh.
 *
 *   npm run bench -- [25 200 …] [--peers]      sizes in pages; with --peers other engines are built in the same run
 */
import fs from 'node:fs'
import os from 'node:os'
import { filesBelow } from '@/lib/files-below.mjs'
import { writeCorpus } from './corpus'
import { measure } from './measure'
import { weighPage } from './page-weight'
import { measurePeers, removeOldPeers } from './peers'
import { putAside } from '@/scripts/put-aside'
import { textsFolder } from '@/scripts/texts-folder'

const args = process.argv.slice(2)
const sizes = args.filter((arg) => /^\d+$/.test(arg)).map(Number)
const pagesOf = sizes.length > 0 ? sizes : [25, 200, 1000, 5000]

const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
const head = (...cells: string[]) => {
  row(...cells)
  row(...cells.map(() => '---'))
}
const kb = (bytes: number) => (bytes / 1000).toFixed(1)

console.log(`Node.js ${process.version}, ${os.availableParallelism()} × ${os.cpus()[0]?.model ?? 'CPU'}\n`)
head(
  'pages',
  'cold, s',
  'after an edit, s',
  'peak memory, MiB',
  'largest process, MiB',
  'files',
  'MB',
  'HTML, KB',
  'data of the framework, KB',
  'navigation, KB',
  'scripts, KB',
)
const old = '.cache/bench/old'
/** What a build has left, and the next one would remove. */
const left = ['.cache/export', textsFolder]
for (const pages of pagesOf) {
  const folder = `.cache/bench/${pages}`
  const out = `${folder}-out`
  const env = { ...process.env, CONTENT_DIR: folder, OUT_DIR: out }
  const build = () => {
    for (const name of left) putAside(name, old)
    return measure(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { env })
  }
  const first = writeCorpus(`${folder}/docs`, pages)
  for (const cache of ['.next', '.cache/store', '.cache/site', out]) putAside(cache, old)
  const cold = await build()
  fs.appendFileSync(first, '\nЕщё одно предложение.\n')
  const edit = await build()
  const files = filesBelow(out)
  const bytes = files.reduce((sum, file) => sum + fs.statSync(`${out}/${file}`).size, 0)
  const weight = weighPage(out, '/docs/section-000/page-0003/')
  row(
    pages,
    cold.seconds.toFixed(1),
    edit.seconds.toFixed(1),
    cold.peakMiB,
    cold.largestMiB,
    files.length,
    (bytes / 1e6).toFixed(0),
    kb(weight.html),
    kb(weight.framework),
    kb(weight.navigation),
    kb(weight.frameworkScripts + weight.pageScript),
  )
}

if (args.includes('--peers')) {
  console.log()
  head('engine', 'pages', 'cold, s', 'peak memory, MiB', 'largest process, MiB')
  for (const pages of pagesOf) {
    for (const [name, { seconds, peakMiB, largestMiB }] of await measurePeers(pages)) {
      row(name, pages, seconds.toFixed(1), peakMiB, largestMiB)
    }
  }
}
fs.rmSync(old, { recursive: true, force: true })
removeOldPeers()
