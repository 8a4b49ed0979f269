import fs from 'node:fs'
import path from 'node:path'

/** Moves files by their `names` from one folder into another on the same disk. */
export function moveFiles(names: string[], from: string, to: string): void {
  for (const folder of new Set(names.map((name) => path.dirname(name)))) {
    fs.mkdirSync(path.join(to, folder), { recursive: true })
  }
  for (const name of names) fs.renameSync(path.join(from, name), path.join(to, name))
}
