import fs from 'node:fs'
import zlib from 'node:zlib'

export interface CompressTask {
  file: string
  /** 0 to 11. */
  quality: number
}

/** Writes a Brotli and a gzip copy beside each file, unless the copy is no smaller. Runs in threads when there are many, see `in-threads.ts`. */
export default function compressFiles(tasks: CompressTask[]): void[] {
  return tasks.map(({ file, quality }) => {
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
  })
}
