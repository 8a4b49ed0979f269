/**
 * `npm run bench -- builds [25 200 …] [--peers] [--weigh] [--observe] [--loads 3]`: builds documentation of
 * several sizes, from nothing and after an edit; with --peers also with other engines. Loads a page of each
 * in Chromium: --weigh measures transfer and runs Lighthouse, --observe simulates a slow phone.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { filesBelow } from '@/lib/build/files-below.mjs'
import { writeCorpus } from './corpus'
import { measure, type Measured } from './measure'
import { printObserved } from './observe'
import { peers, type Peer } from './peers'
import { setUpPeer } from './set-up-peer'
import { printHead, printRow } from './table'
import { printWeights } from './weigh'

export interface Built {
  engine: string
  pages: number
  out: string
}

const remove = (folder: string): void => fs.rmSync(folder, { recursive: true, force: true })

/** Builds twice, the second time after one edit of the file `edited`, and prints both. */
async function printBuilds(built: Built, edited: string, build: () => Promise<Measured>): Promise<void> {
  const cold = await build()
  fs.appendFileSync(edited, '\nЕщё одно предложение.\n')
  const edit = await build()
  const files = filesBelow(built.out)
  const bytes = files.reduce((sum, file) => sum + fs.statSync(path.join(built.out, file)).size, 0)
  const times = [cold.seconds, cold.processor, edit.seconds, edit.processor].map((time) => time.toFixed(1))
  const size = [files.length, (bytes / 1e6).toFixed(1), (bytes / 1e3 / built.pages).toFixed(0)]
  printRow(built.engine, built.pages, ...times, cold.memory, cold.largest, ...size)
}

async function buildThisSite(pages: number): Promise<Built> {
  const folder = `.cache/bench/${pages}`
  const out = `${folder}-out`
  const env = { ...process.env, CONTENT_DIR: folder, OUT_DIR: out }
  const edited = writeCorpus(`${folder}/docs`, pages)
  for (const cache of ['.next', '.cache/store', '.cache/site', '.cache/export', out]) remove(cache)
  const built = { engine: 'this site', pages, out }
  await printBuilds(built, edited, () => measure([process.execPath, 'scripts/run.mjs', 'build'], { env }))
  return built
}

async function buildPeer(peer: Peer, pages: number): Promise<Built> {
  const { folder, env } = setUpPeer(peer)
  const edited = writeCorpus(path.join(folder, peer.docs), pages)
  for (const cache of peer.caches) remove(path.join(folder, cache))
  const out = path.join(folder, peer.out)
  const built = { engine: peer.name, pages, out }
  await printBuilds(built, edited, () => measure(['npx', ...peer.build], { cwd: folder, env }))
  // the next size builds to the same place
  const kept = `${out}-${pages}`
  remove(kept)
  fs.renameSync(out, kept)
  return { ...built, out: kept }
}

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      peers: { type: 'boolean', default: false },
      weigh: { type: 'boolean', default: false },
      observe: { type: 'boolean', default: false },
      loads: { type: 'string', default: '3' },
    },
    allowPositionals: true,
  })
  const sizes = positionals.length > 0 ? positionals.map(Number) : [25, 200, 1000, 5000]
  console.log(`Node.js ${process.version}, ${os.availableParallelism()} × ${os.cpus()[0]?.model ?? 'CPU'}\n`)
  const times = ['cold, s', 'processor, s', 'edit, s', 'processor, s']
  const memory = ['memory, MiB', 'largest process']
  printHead('engine', 'pages', ...times, ...memory, 'files', 'MB', 'KB a page')
  const built: Built[] = []
  for (const pages of sizes) {
    built.push(await buildThisSite(pages))
    if (values.peers) for (const peer of peers) built.push(await buildPeer(peer, pages))
  }
  const loads = Number(values.loads)
  if (values.weigh) await printWeights(built, loads)
  if (values.observe) await printObserved(built, loads)
}
