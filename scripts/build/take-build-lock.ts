import fs from 'node:fs'
import path from 'node:path'

export const buildLock = '.cache/builds'

/** Longer than any build takes, in milliseconds. */
const longestBuild = 3_600_000

/** Whether the build of this file still runs. After some time, another process may have its pid. */
function isRunning(file: string): boolean {
  const { mtimeMs = 0 } = fs.statSync(file, { throwIfNoEntry: false }) ?? {}
  if (Date.now() - mtimeMs >= longestBuild) return false
  try {
    process.kill(Number(path.basename(file)), 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // the process belongs to another user
  }
}

/** Whether a build of the project runs, so that its generated modules must stay. */
export const isBuildRunning = (folder = buildLock): boolean =>
  fs.existsSync(folder) && fs.readdirSync(folder).some((name) => isRunning(path.join(folder, name)))

/**
 * Takes the build lock until this process exits; `false` if another build has it. A build adds a file with its pid
 * before it looks for others, so concurrent builds always see each other.
 */
export function takeBuildLock(folder: string): boolean {
  const own = path.join(folder, String(process.pid))
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(own, '')
  process.on('exit', () => fs.rmSync(own, { force: true }))
  const names = fs.readdirSync(folder).map((name) => path.join(folder, name))
  const others = names.filter((file) => file !== own)
  const running = others.filter(isRunning)
  for (const ended of others.filter((file) => !running.includes(file))) fs.rmSync(ended, { force: true })
  return running.length === 0
}
