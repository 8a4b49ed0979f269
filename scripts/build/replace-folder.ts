import fs from 'node:fs'
import path from 'node:path'

/**
 * Puts the folder `next` in the place of `target`, which comes back when that fails. Returns why `target` cannot be replaced, in
 * Russian; nothing has changed then.
 */
export function replaceFolderBy(target: string, next: string): string | undefined {
  const previous = `${target}.previous`
  fs.rmSync(previous, { recursive: true, force: true })
  fs.mkdirSync(path.dirname(target), { recursive: true })
  try {
    if (fs.existsSync(target)) fs.renameSync(target, previous)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException // of Node.js
    return `Папку «${target}» не заменить (${code}): похоже, это диск или чужая папка. Назовите в OUT_DIR папку внутри неё.`
  }
  try {
    moveFolder(next, target)
  } catch (error) {
    fs.rmSync(target, { recursive: true, force: true })
    if (fs.existsSync(previous)) fs.renameSync(previous, target)
    throw error
  }
  fs.rmSync(previous, { recursive: true, force: true })
  return undefined
}

/** A rename, or a copy where the two are on different disks. */
function moveFolder(from: string, to: string): void {
  try {
    fs.renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error // of Node.js
    fs.cpSync(from, to, { recursive: true })
  }
}
