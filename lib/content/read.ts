/** The only file that touches the disk for content. */
import fs from 'node:fs'
import path from 'node:path'
import type { ContentFiles, SourceFile } from './types'

const textFile = /\.(mdx?|ya?ml|json)$/i
const skipped = new Set(['node_modules', '.git', '.DS_Store', 'Thumbs.db'])

/** Folder with the content, from the project root: `content`, or `CONTENT_DIR` for tests and benchmarks. */
export const contentDir = (): string => (process.env['CONTENT_DIR'] ?? 'content').replace(/\/+$/, '')

/**
 * Reads all text files below `root` and lists the others. Names become NFC («й» and «ё» arrive decomposed from
 * macOS). A missing folder is an empty one. Files in `known`, by path from the project root, are not read again.
 */
export function readContent(
  root = contentDir(),
  known: ReadonlyMap<string, SourceFile> = new Map(),
): ContentFiles {
  const texts: SourceFile[] = []
  const assets: string[] = []
  for (const file of walk(root)) {
    const onDisk = path.relative(root, file).split(path.sep).join('/')
    const name = onDisk.normalize('NFC')
    const displayPath = `${root}/${onDisk}`
    if (!textFile.test(name)) assets.push(name)
    else
      texts.push(known.get(displayPath) ?? { path: name, displayPath, text: toText(fs.readFileSync(file)) })
  }
  return {
    texts,
    assets: assets.concat(
      texts.filter(({ path: name }) => name.endsWith('.json')).map(({ path: name }) => name),
    ),
  }
}

/** Text as the parsers count lines: no byte order mark, line feeds only. */
export const toText = (bytes: Buffer): string =>
  bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')

function* walk(folder: string): Generator<string> {
  if (!fs.existsSync(folder)) return
  const entries = fs
    .readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (skipped.has(entry.name)) continue
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(file)
    else if (entry.isFile()) yield file
  }
}

/** Bytes of an asset. The name is NFC; the disk may hold it decomposed. */
export function readAsset(name: string, root = contentDir()): Buffer {
  const file = path.join(root, name)
  return fs.readFileSync(fs.existsSync(file) ? file : path.join(root, name.normalize('NFD')))
}

/** Files of `public/`, as addresses of the site: `/favicon.svg`. */
export function readPublicFiles(root = 'public'): string[] {
  return [...walk(root)].map(
    (file) => `/${path.relative(root, file).split(path.sep).join('/').normalize('NFC')}`,
  )
}
