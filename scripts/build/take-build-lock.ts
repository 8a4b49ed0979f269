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
  const stale = readLock(file)
  if (isBuildRunning(file)) return false
  const own = `${file}.${process.pid}`
  try {
    if (stale !== undefined && !removeStale(file, stale, `${own}.stale`)) return false
    // a link, so that the lock is never empty
    fs.writeFileSync(own, String(process.pid))
    fs.linkSync(own, file)
  } catch (error) {
    if (['EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return false // another build was faster
    throw error
  } finally {
    fs.rmSync(own, { force: true })
  }
  process.on('exit', () => {
    if (readLock(file) === String(process.pid)) fs.rmSync(file, { force: true })
  })
  return true
}

/** The pid in a lock; `undefined` if there is none. */
function readLock(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Removes the lock of an ended build. If another build has taken it since then, puts it back and returns `false`. */
function removeStale(file: string, content: string, aside: string): boolean {
  fs.renameSync(file, aside)
  const isStale = readLock(aside) === content
  if (isStale) fs.rmSync(aside)
  else fs.renameSync(aside, file)
  return isStale
}
