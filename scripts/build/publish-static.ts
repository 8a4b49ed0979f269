import fs from 'node:fs'
import path from 'node:path'
import { contentDir } from '@/lib/content/read'
import { filesBelow } from '@/lib/files-below.mjs'

/** Files of the site that those of an author take the place of. */
const replaceable = new Set(['robots.txt'])

export interface StaticFiles {
  /** Names in the folder of the site. */
  published: string[]
  /** Names that the site has itself, and keeps. */
  taken: string[]
}

/** Copies what authors keep in `static/` into the finished site, under their names and as they are. */
export function publishStatic(finished: string): StaticFiles {
  const own = path.join(contentDir(), 'static')
  const files: StaticFiles = { published: [], taken: [] }
  if (!fs.existsSync(own)) return files
  for (const onDisk of filesBelow(own)) {
    const name = onDisk.normalize('NFC')
    const target = path.join(finished, name)
    if (fs.existsSync(target) && !replaceable.has(name)) {
      files.taken.push(name)
      continue
    }
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.copyFileSync(path.join(own, onDisk), target)
    files.published.push(name)
  }
  return files
}
