/**
 * Brotli and gzip copies of the export for servers that serve them (nginx, Caddy). Hosts that compress by themselves need none.
 *
 *   tsx scripts/compress.ts FOLDER
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Piscina } from 'piscina'
import type { CompressTask } from './compress-worker'

const folder = process.argv[2] ?? 'out'
const compressible = /\.(html|txt|md|css|js|json|xml|svg|webmanifest|ico)$/
/** Below it a copy saves less than a packet. */
const smallest = 1024
/** Files that a thread takes at a time. */
const batch = 16
/** The best quality costs ten times the one below: it is for sites whose build it does not hold up. */
const qualityFor = (bytes: number): number => (bytes < 20_000_000 ? 11 : 9)

const files = fs
  .readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && compressible.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .map((file) => ({ file, size: fs.statSync(file).size }))
  .filter(({ size }) => size >= smallest)
  // long ones first, so that no thread is left with one at the end
  .toSorted((a, b) => b.size - a.size)

const quality = qualityFor(files.reduce((sum, { size }) => sum + size, 0))
const threads = os.availableParallelism()
const pool = new Piscina<CompressTask, void>({
  filename: new URL('compress-worker.ts', import.meta.url).href,
  execArgv: ['--import', 'tsx'],
  minThreads: threads,
  maxThreads: threads,
})
const batches = Array.from({ length: Math.ceil(files.length / batch) }, (_, index) =>
  files.slice(index * batch, (index + 1) * batch).map(({ file }) => file),
)
await Promise.all(batches.map((own) => pool.run({ files: own, quality })))
await pool.destroy()
