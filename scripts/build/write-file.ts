import fs from 'node:fs'
import path from 'node:path'

/** Writes a file unless it already holds the text, so that watchers see changes only. */
export function writeFile(file: string, text: string | Buffer): void {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) return
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, bytes)
}
