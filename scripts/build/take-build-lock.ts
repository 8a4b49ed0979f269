import fs from 'node:fs'
import path from 'node:path'

/** The lock: a file with the pid of the build that runs. */
export const buildLock = '.cache/build.pid'

/** A time that no build takes, in milliseconds. After it, another process may have the pid of the build. */
const longestBuild = 3_600_000

/** Whether a build of the project runs, so that its generated modules must stay. */
export function isBuildRunning(file = buildLock): boolean {
  try {
    const pid = Number(fs.readFileSync(file, 'utf8'))
    // in a new container, an ended build may have had the pid of this process
    if (!pid || pid === process.pid || Date.now() - fs.statSync(file).mtimeMs >= longestBuild) return false
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // the process belongs to another user
  }
}

/** Takes the build lock until this process exits; returns `false` if another build has it. */
export function takeBuildLock(file: string): boolean {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  if (isBuildRunning(file)) return false
  fs.rmSync(file, { force: true })
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false // another build was faster
    throw error
  }
  process.on('exit', () => fs.rmSync(file, { force: true }))
  return true
}
