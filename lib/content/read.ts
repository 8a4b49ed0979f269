/** The only file that touches the disk for content. */
import { isUtf8 } from 'node:buffer'
import fs from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../files-below.mjs'
import { checkCharacters, checkFile, largestText } from './check-file'
import { problem, type Problem } from '../problems/problem'
import type { SourceFile } from '../text/source-file'
import type { ContentFiles } from './types'

const textFile = /\.(mdx?|ya?ml|json)$/i
const skipped = new Set(['node_modules', '.git', '.DS_Store', 'Thumbs.db'])
/** What editors and disks leave beside files. Of `static/` everything is published, `.well-known` for one. */
const hidden = /^(?!static\/)(.*\/)?\.(?!\.)/

/** Folder with the content, from the project root: `content`, or `CONTENT_DIR` for tests and benchmarks. */
export const contentDir = (): string => (process.env['CONTENT_DIR'] || 'content').replace(/\/+$/, '')

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
  const problems: Problem[] = []
  for (const entry of walk(root)) {
    const file = path.join(entry.parentPath, entry.name)
    const onDisk = path.relative(root, file).split(path.sep).join('/')
    const name = onDisk.normalize('NFC')
    if (hidden.test(name)) continue
    const displayPath = `${root}/${onDisk}`
    const isText = textFile.test(name)
    const size = entry.isFile() ? fs.statSync(file).size : undefined
    const fault = checkFile({ path: name, displayPath, size, isText })
    if (fault) problems.push(fault)
    else if (!isText || (size ?? 0) > largestText) assets.push(name)
    else {
      const source = known.get(displayPath) ?? readText(file, name, displayPath)
      if ('rule' in source) problems.push(source)
      else texts.push(source)
      if (name.endsWith('.json')) assets.push(name)
    }
  }
  return { texts, assets, problems: [...problems, ...texts.flatMap(checkCharacters)] }
}

/** Text as the parsers count lines: no byte order mark, line feeds only. */
export const toText = (bytes: Buffer): string =>
  bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')

function readText(file: string, name: string, displayPath: string): SourceFile | Problem {
  const bytes = fs.readFileSync(file)
  return isUtf8(bytes)
    ? { path: name, displayPath, text: toText(bytes) }
    : problem(displayPath, undefined, notUtf8, 'content/encoding')
}

const notUtf8 = 'Файл не в кодировке UTF-8. Сохраните его в ней.'

/** All files below a folder, and what is neither a file nor a folder. */
function* walk(folder: string): Generator<fs.Dirent> {
  if (!fs.existsSync(folder)) return
  const entries = fs
    .readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (skipped.has(entry.name)) continue
    if (entry.isDirectory()) yield* walk(path.join(folder, entry.name))
    else yield entry
  }
}

/** Bytes of an asset. The name is NFC; the disk may hold any part of it decomposed. */
export function readAsset(name: string, root = contentDir()): Buffer {
  const file = path.join(root, name)
  if (fs.existsSync(file)) return fs.readFileSync(file)
  const onDisk = name.split('/').reduce((folder, part) => {
    const found = fs.existsSync(folder)
      ? fs.readdirSync(folder).find((other) => other.normalize('NFC') === part)
      : undefined
    return path.join(folder, found ?? part)
  }, root)
  return fs.readFileSync(onDisk)
}

/** Files of `public/`, or of a folder in it that may not be there yet, as addresses from there: `/favicon.svg`. */
export const readPublicFiles = (root = 'public'): string[] =>
  fs.existsSync(root) ? filesBelow(root).map((name) => `/${name.normalize('NFC')}`) : []
