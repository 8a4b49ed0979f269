/**
 * Brotli and gzip copies of the export for servers that serve them (nginx, Caddy). Hosts that compress by themselves need none.
 *
 *   tsx scripts/compress.ts FOLDER
 */
import fs from 'node:fs'
import path from 'node:path'
import { filesBelow } from '@/lib/files-below.mjs'
import compressFiles from './compress-worker'
import { inThreads } from './in-threads'
import { workerFile } from './worker-file'

const folder = process.argv[2] ?? 'out'
const compressible = /\.(html|txt|md|css|js|json|xml|svg|webmanifest|ico)$/
/** Below it a copy saves less than a packet. */
const smallest = 1024
/** The best quality costs ten times the one below: it is for sites whose build it does not hold up. */
const qualityFor = (bytes: number): number => (bytes < 20_000_000 ? 11 : 9)

const files = filesBelow(folder)
  .filter((name) => compressible.test(name))
  .map((name) => path.join(folder, name))
  .map((file) => ({ file, size: fs.statSync(file).size }))
  .filter(({ size }) => size >= smallest)
  // long ones first, so that no thread is left with one at the end
  .toSorted((a, b) => b.size - a.size)

const quality = qualityFor(files.reduce((sum, { size }) => sum + size, 0))
await inThreads(
  files.map(({ file }) => ({ file, quality })),
  compressFiles,
  workerFile('compress-worker'),
)
