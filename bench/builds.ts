/**
 * `npm run bench -- builds [25 200 …] [--peers] [--weigh [--loads 3]]`: builds documentation of several sizes from nothing and after an
 * edit; with --peers other engines, too, and with --weigh a page of each is loaded in Chromium and in Lighthouse (a phone on slow 4G).
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import lighthouse from 'lighthouse'
import { filesBelow } from '@/lib/files-below.mjs'
import { launchBrowser } from '@/tests/support/browser'
import { addressOf, serveCompressed, stopServer } from '@/tests/support/server'
import { weighPage } from '@/tests/support/weigh-page'
import { writeCorpus } from './corpus'
import { measure, type Measured } from './measure'
import { peers, setUpPeer } from './peers'
import { inKb, median, printHead, printRow } from './table'

/** The page that is weighed. */
const typicalPage = '/docs/section-000/page-0003/'
const debuggingPort = 9322

interface Built {
  engine: string
  pages: number
  out: string
}

function printBuild(built: Built, cold: Measured, edit?: Measured): void {
  const files = filesBelow(built.out)
  const bytes = files.reduce((sum, file) => sum + fs.statSync(path.join(built.out, file)).size, 0)
  const seconds = [cold.seconds.toFixed(1), edit?.seconds.toFixed(1) ?? '']
  const memory = [cold.peakMiB, cold.largestMiB]
  printRow(built.engine, built.pages, ...seconds, ...memory, files.length, (bytes / 1e6).toFixed(0))
}

async function buildThisSite(pages: number): Promise<Built> {
  const folder = `.cache/bench/${pages}`
  const out = `${folder}-out`
  const env = { ...process.env, CONTENT_DIR: folder, OUT_DIR: out }
  const build = () => measure(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { env })
  const first = writeCorpus(`${folder}/docs`, pages)
  for (const cache of ['.next', '.cache/store', '.cache/site', '.cache/export', out])
    fs.rmSync(cache, { recursive: true, force: true })
  const cold = await build()
  fs.appendFileSync(first, '\nЕщё одно предложение.\n')
  const built = { engine: 'this site', pages, out }
  printBuild(built, cold, await build())
  return built
}

async function buildPeer(peer: (typeof peers)[number], pages: number): Promise<Built> {
  const { folder, env } = setUpPeer(peer)
  writeCorpus(path.join(folder, peer.docs), pages)
  for (const cache of peer.caches) fs.rmSync(path.join(folder, cache), { recursive: true, force: true })
  const cold = await measure('npx', peer.build, { cwd: folder, env })
  const out = `${path.join(folder, peer.out)}-${pages}`
  fs.rmSync(out, { recursive: true, force: true })
  fs.renameSync(path.join(folder, peer.out), out)
  const built = { engine: peer.name, pages, out }
  printBuild(built, cold)
  return built
}

/** Loads the typical page of a build, with data-saver too, follows a link, and asks Lighthouse. */
async function printWeight({ engine, pages, out }: Built, loads: number): Promise<void> {
  const server = await serveCompressed(out)
  const browser = await launchBrowser(`--remote-debugging-port=${debuggingPort}`)
  const url = addressOf(server) + typicalPage
  const link = 'a[href*="/page-0004"]'
  const full = await weighPage(browser, url, { link })
  const saved = await weighPage(browser, url, { hasDataSaver: true })
  const audits: Record<string, { numericValue?: number }>[] = []
  for (let load = 0; load < loads; load++)
    audits.push((await lighthouse(url, { port: debuggingPort, logLevel: 'silent' })).lhr.audits)
  const valueOf = (name: string) => median(audits.map((audit) => audit[name]?.numericValue ?? NaN))
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map((name) =>
    valueOf(name).toFixed(0),
  )
  const bytes = [full.beforeLoad, full.all, full.scripts, full.navigation, saved.all].map(inKb)
  printRow(engine, pages, ...bytes, full.requests, ...times, valueOf('cumulative-layout-shift').toFixed(3))
  await browser.close()
  stopServer(server)
}

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      peers: { type: 'boolean', default: false },
      weigh: { type: 'boolean', default: false },
      loads: { type: 'string', default: '3' },
    },
    allowPositionals: true,
  })
  const sizes = positionals.length > 0 ? positionals.map(Number) : [25, 200, 1000, 5000]
  console.log(`Node.js ${process.version}, ${os.availableParallelism()} × ${os.cpus()[0]?.model ?? 'CPU'}\n`)
  printHead('engine', 'pages', 'cold, s', 'edit, s', 'memory, MiB', 'largest process', 'files', 'MB')
  const built: Built[] = []
  for (const pages of sizes) {
    built.push(await buildThisSite(pages))
    if (values.peers) for (const peer of peers) built.push(await buildPeer(peer, pages))
  }
  if (!values.weigh) return
  console.log()
  const kb = ['before load', 'in all', 'scripts', 'navigation', 'data-saver'].map((what) => `KB ${what}`)
  printHead('engine', 'pages', ...kb, 'requests', 'FCP, ms', 'LCP, ms', 'TBT, ms', 'CLS')
  for (const one of built) await printWeight(one, Number(values.loads))
}
