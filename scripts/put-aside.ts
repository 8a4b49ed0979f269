import fs from 'node:fs'
import path from 'node:path'

/**
 * Moves a folder, if there is one, out of the way of a build, into the folder `old`, which is to be removed when all is done: ext4 gives
 * the place of a removed file to no other for minutes, and what writes thousands of files after a removal searches long for each of
 * them. Both folders must be on one disk.
 */
export function putAside(folder: string, old: string): void {
  if (!fs.existsSync(folder)) return
  fs.mkdirSync(old, { recursive: true })
  const taken = fs.readdirSync(old).length
  fs.renameSync(folder, path.join(old, `${taken}-${Date.now()}-${path.basename(folder)}`))
}
