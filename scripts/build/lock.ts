import fs from 'node:fs'
import path from 'node:path'

/** No build takes as long, in milliseconds. */
const longest = 3_600_000

/** Whether the build that holds a file is at work. Its number alone does not tell: in a container another process may have it. */
function isHeld(file: string): boolean {
  const holder = Number(fs.readFileSync(file, 'utf8'))
  if (!holder || holder === process.pid || Date.now() - fs.statSync(file).mtimeMs >= longest) return false
  try {
    process.kill(holder, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // of another user
  }
}

/** Takes the folders that builds share until this process ends; `false` when another build has them: pages would be mixed. */
export function takeBuildLock(file: string): boolean {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  if (fs.existsSync(file) && !isHeld(file)) fs.rmSync(file, { force: true })
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    return false
  }
  process.on('exit', () => fs.rmSync(file, { force: true }))
  return true
}
