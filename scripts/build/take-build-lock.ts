import fs from 'node:fs'
import path from 'node:path'

/** A time that no build takes, in milliseconds. */
const longestBuild = 3_600_000

/** Whether the build that wrote the lock still runs. In a container, another process may have its pid. */
function isHeld(file: string): boolean {
  const holder = Number(fs.readFileSync(file, 'utf8'))
  if (!holder || holder === process.pid || Date.now() - fs.statSync(file).mtimeMs >= longestBuild)
    return false
  try {
    process.kill(holder, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // the process belongs to another user
  }
}

/** Takes the build lock until this process exits. Returns `false` if another build has it. */
export function takeBuildLock(file: string): boolean {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  if (fs.existsSync(file) && !isHeld(file)) fs.rmSync(file, { force: true })
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
  process.on('exit', () => fs.rmSync(file, { force: true }))
  return true
}
