/** What the files of a built page weigh, compressed as hosts send them. */
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { frameworkFolder } from '@/lib/output/framework-folder'
import type { FrameworkFile } from '@/lib/output/defer-framework'

export interface PageWeight {
  /** The page itself, with its styles, in bytes after Brotli. */
  html: number
  /** What of it surrounds the text: styles, scripts, header, menu, footer. */
  shell: number
  /** The script of all pages that comes after the first paint. */
  pageScript: number
  /** What the framework needs to start: its data, */
  framework: number
  /** styles that the page lacks and others may need, */
  lateStyles: number
  /** and its scripts. */
  frameworkScripts: number
  /** What client navigation to the page transfers. */
  navigation: number
}

const compressed = (content: string | Buffer): number => zlib.brotliCompressSync(content).length
const brotli = (file: string): number => compressed(fs.readFileSync(file))

/** Weighs the page at `permalink` of a site built without a base path. */
export function weighPage(out: string, permalink: string): PageWeight {
  const folder = path.join(out, permalink)
  const html = fs.readFileSync(path.join(folder, 'index.html'), 'utf8')
  const pageScript = /\/scripts\/page-[^"']+\.js/.exec(html)?.[0] ?? ''
  const hash = /data-framework="([^"]+)"/.exec(html)?.[1] ?? ''
  const file = path.join(out, frameworkFolder, `${hash}.json`)
  const { scripts, styles } = JSON.parse(fs.readFileSync(file, 'utf8')) as FrameworkFile // written by the build
  const data = fs.readdirSync(folder).filter((name) => /^__next\.(_tree|.*__PAGE__)\.txt$/.test(name))
  const sum = (files: string[]) => files.reduce((bytes, name) => bytes + brotli(name), 0)
  return {
    html: compressed(html),
    shell: compressed(html.replace(/<main[^]*<\/main>/, '')),
    pageScript: brotli(path.join(out, pageScript)),
    framework: brotli(file),
    lateStyles: brotli(path.join(out, styles)),
    frameworkScripts: sum(scripts.map((name) => path.join(out, name))),
    navigation: sum(data.map((name) => path.join(folder, name))),
  }
}
