import fs from 'node:fs'
import zlib from 'node:zlib'

export interface CompressTask {
  files: string[]
  /** 0 to 11. */
  quality: number
}

/** Writes a Brotli and a gzip copy beside each file, unless the copy is no smaller. Runs in a thread of `compress`. */
export default function compressFiles({ files, quality }: CompressTask): void {
  for (const file of files) {
    const bytes = fs.readFileSync(file)
    const brotli = zlib.brotliCompressSync(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    })
    const gzip = zlib.gzipSync(bytes, { level: 9 })
    if (brotli.length < bytes.length) fs.writeFileSync(`${file}.br`, brotli)
    if (gzip.length < bytes.length) fs.writeFileSync(`${file}.gz`, gzip)
  }
}
