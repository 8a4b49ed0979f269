import fs from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'

/** A time that no build takes, in milliseconds. */
const longestBuild = 3_600_000

const readLock = (file: string) => ({
  pid: Number(fs.readFileSync(file, 'utf8')),
  time: fs.statSync(file).mtimeMs,
})

/** Whether the build that wrote the lock still runs. In a container, another process may have its pid. */
function isHeld({ pid, time }: ReturnType<typeof readLock>): boolean {
  const age = Date.now() - time
  if (!pid) return age < 1000 // a new lock is empty until its build has written its pid
  if (pid === process.pid || age >= longestBuild) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // the process belongs to another user
  }
}

/** Removes the lock of a build that has ended. Another build may do the same, and write its own, meanwhile. */
function removeStaleLock(file: string): void {
  const found = readLock(file)
  if (isHeld(found)) return
  // a rename, unlike a removal, shows afterwards what was moved
  const aside = `${file}.${process.pid}`
  fs.renameSync(file, aside)
  if (isDeepStrictEqual(readLock(aside), found)) fs.rmSync(aside)
  else fs.renameSync(aside, file)
}

/** Takes the build lock until this process exits. Returns `false` if another build has it. */
export function takeBuildLock(file: string): boolean {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  try {
    if (fs.existsSync(file)) removeStaleLock(file)
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    // ENOENT: another build has moved the stale lock first
    if (['EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
  process.on('exit', () => fs.rmSync(file, { force: true }))
  return true
}
