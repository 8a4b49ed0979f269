import fs from 'node:fs'
import path from 'node:path'

/** Whether the process that wrote its number into a file is still there. */
function isAlive(file: string): boolean {
  try {
    process.kill(Number(fs.readFileSync(file, 'utf8')) || Number.NaN, 0)
    return true
  } catch {
    return false // no such process, or no number
  }
}

/**
 * Takes the folders that builds of a project share, until this process ends: two builds at a time would mix their pages. `false` when
 * another one has them. What a build has left that was stopped does not count.
 */
export function takeBuildLock(file: string): boolean {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  if (fs.existsSync(file) && !isAlive(file)) fs.rmSync(file, { force: true })
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    return false
  }
  process.on('exit', () => fs.rmSync(file, { force: true }))
  return true
}
