import fs from 'node:fs'
import path from 'node:path'
import { filesBelow } from '@/lib/build/files-below.mjs'

export type Files = Map<string, string | Buffer>

/** Writes files into a folder, and deletes all others from its subfolders `replaced`, by default from all. */
export function syncFolder(folder: string, files: Files, replaced = ['']): void {
  for (const part of replaced) {
    for (const name of filesBelow(path.join(folder, part))) {
      const address = path.posix.join('/', part, name.normalize('NFC'))
      if (!files.has(address)) fs.rmSync(path.join(folder, part, name))
    }
    removeEmptyFolders(path.join(folder, part))
  }
  for (const [address, content] of files) writeFile(folder + address, content)
}

function removeEmptyFolders(folder: string): void {
  const entries = fs.existsSync(folder) ? fs.readdirSync(folder, { withFileTypes: true }) : []
  for (const entry of entries.filter((each) => each.isDirectory())) {
    const inner = path.join(folder, entry.name)
    removeEmptyFolders(inner)
    if (fs.readdirSync(inner).length === 0) fs.rmdirSync(inner)
  }
}

/** Writes a file only if its contents change, so that watchers do not fire needlessly. */
export function writeFile(file: string, text: string | Buffer): void {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) return
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, bytes)
}
