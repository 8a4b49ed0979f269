/** Brotli and gzip copies of the export for servers that do not compress on their own (nginx, Caddy). */
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { exportFolder } from '@/lib/build/build-settings'
import { filesBelow } from '@/lib/build/files-below.mjs'

const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_QUALITY } = zlib.constants

const compressible = /\.(html|txt|md|css|js|json|xml|svg|webmanifest|ico)$/
/** The smallest file to compress, in bytes: a smaller one would not save a packet. */
const smallestSize = 1024

const files = filesBelow(exportFolder)
  .filter((name) => compressible.test(name))
  .map((name) => path.join(exportFolder, name))
  .map((file) => ({ file, size: fs.statSync(file).size }))
  .filter(({ size }) => size >= smallestSize)
// Brotli at its best quality, 11, takes about ten times as long as at 9, so only small sites get it
const quality = files.reduce((sum, { size }) => sum + size, 0) < 20_000_000 ? 11 : 9
const params = { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_QUALITY]: quality }

const encoders = {
  br: (bytes: Buffer) => promisify(zlib.brotliCompress)(bytes, { params }),
  gz: (bytes: Buffer) => promisify(zlib.gzip)(bytes, { level: 9 }),
}

/** Compresses the files that are left, one after another. zlib itself uses the threads of Node.js. */
async function compress(): Promise<void> {
  for (let next = files.pop(); next; next = files.pop()) {
    const { file, size } = next
    for (const [extension, encode] of Object.entries(encoders)) {
      // oxlint-disable-next-line no-await-in-loop -- four of these run at a time
      const copy = await encode(fs.readFileSync(file))
      if (copy.length < size) fs.writeFileSync(`${file}.${extension}`, copy)
    }
  }
}
await Promise.all(Array.from({ length: 4 }, compress))
