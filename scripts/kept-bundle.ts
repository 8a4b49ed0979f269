/**
 * What the bundler has made, kept while its sources stay the same: a build then draws pages and bundles nothing. The bundler's own cache
 * would take a fifth of its time to write, and to use it takes longer than to draw the pages.
 */
import fs from 'node:fs'
import path from 'node:path'
import { importedTexts } from '@/lib/content/imported-texts'
import { contentDir } from '@/lib/content/read'
import { filesBelow } from '@/lib/files-below.mjs'
import { buildId, isContentCode } from '@/lib/publish/build-id.mjs'
import { hashOf } from '@/lib/text/hash-of'
import { putAside } from './put-aside'

/** Code that draws pages, and the pages that it has drawn. */
const server = '.next/server'
const drawn = /\.(html|rsc|meta|body)$/
/** Names the pages that have been drawn: the framework would export them again. */
const drawnPages = '.next/prerender-manifest.json'

/** Says what is bundled. The framework empties the folder before it bundles. */
const note = '.next/bundled-from'

/** Names what is installed, wherever that differs from the lock file. */
const installed = 'node_modules/.package-lock.json'

const readFile = (file: string): string => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')

/** Hash of all that the bundler makes a site of; modules of the content have to be written. */
export function hashOfSources(): string {
  const root = contentDir()
  const read = (name: string) => readFile(path.join(root, name))
  const texts = importedTexts(filesBelow(root), isContentCode, read)
  return hashOf(
    buildId('.'),
    process.version,
    readFile(installed),
    ...texts.flatMap((name) => [name, read(name)]),
  )
}

/**
 * Prepares the folder of the framework; old files go to the folder `old`. Returns whether it holds what has been bundled from sources
 * with this hash, so that only pages have to be drawn.
 */
export function takeBundle(hash: string, old: string): boolean {
  const isKept = readFile(note) === hash && fs.existsSync(server)
  for (const file of [note, drawnPages]) fs.rmSync(file, { force: true })
  if (!isKept) {
    putAside(server, old)
    return false
  }
  const last = `${server}-last`
  fs.rmSync(last, { recursive: true, force: true })
  fs.renameSync(server, last)
  for (const name of filesBelow(last)) {
    if (drawn.test(name)) continue
    const file = path.join(server, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.renameSync(path.join(last, name), file)
  }
  putAside(last, old)
  return true
}

/** Keeps what has been bundled from sources with this hash for the next build, unless they have been edited meanwhile. */
export function keepBundle(hash: string): void {
  if (hashOfSources() === hash) fs.writeFileSync(note, hash)
}
