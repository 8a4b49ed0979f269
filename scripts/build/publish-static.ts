import fs from 'node:fs'
import path from 'node:path'
import { contentDir } from '@/lib/content/read'
import { filesBelow } from '@/lib/files-below.mjs'

/** Files of the site that those of an author take the place of. */
const replaceable = new Set(['robots.txt'])

/**
 * Copies what authors keep in `static/` into the finished site, under their names and as they are. Returns the names, and those that the
 * site has itself, and keeps.
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
