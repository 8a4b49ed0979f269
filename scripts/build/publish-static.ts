import fs from 'node:fs'
import path from 'node:path'
import { contentDir } from '@/lib/content/read'
import { filesBelow } from '@/lib/files-below.mjs'

/** Files that the site makes itself, unless the author has one of that name. */
const replaceable = new Set(['robots.txt'])

/**
 * Copies the files of `static/` into the finished site, unchanged. Returns the names of those that were copied (`published`) and of those
 * that were not, since the site has a file of that name (`taken`).
 */
export function publishStatic(finished: string): { published: string[]; taken: string[] } {
  const own = path.join(contentDir(), 'static')
  const published: string[] = []
  const taken: string[] = []
  for (const onDisk of filesBelow(own)) {
    const name = onDisk.normalize('NFC')
    const target = path.join(finished, name)
    if (fs.existsSync(target) && !replaceable.has(name)) taken.push(name)
    else {
      fs.cpSync(path.join(own, onDisk), target)
      published.push(name)
    }
  }
  return { published, taken }
}
