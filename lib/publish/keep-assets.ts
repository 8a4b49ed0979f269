/** Keeps hashed files of earlier builds for tabs that were opened before a deployment. */
import fs from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../build/files-below.mjs'
import { day } from '../build/unused-files.mjs'
import { isHashed } from './headers'

/** Copies files that the new export lacks and that were built at most `days` ago, with their dates. */
export function keepAssets(previous: string, next: string, days: number): void {
  if (days <= 0) return
  for (const name of filesBelow(previous)) {
    const from = path.join(previous, name)
    if (!isHashed(name) || fs.existsSync(path.join(next, name))) continue
    const { mtime } = fs.statSync(from)
    if (Date.now() - mtime.getTime() > days * day) continue
    fs.cpSync(from, path.join(next, name), { preserveTimestamps: true })
  }
}
