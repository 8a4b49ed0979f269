import { execFileSync } from 'node:child_process'
import { contentDir } from '../build/content-dir.mjs'
import type { LoadContext } from './types'

/** Returns a function that finds the time of a file's newest commit, ISO, in the zone of the committer. */
export function lastUpdates(): LoadContext['lastUpdateOf'] {
  const updates = new Map<string, string>()
  for (const commit of readHistory().split('\0').slice(1)) {
    const [update = '', ...files] = commit.split('\n')
    for (const file of files) if (!updates.has(file)) updates.set(file, update)
  }
  return (displayPath) => updates.get(displayPath)
}

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'core.quotepath=off', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 28,
  })

/** All commits with their files; empty without git or a repository, and in a shallow clone. */
function readHistory(): string {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return ''
    return git('log', '--format=%x00%cI', '--name-only', '--relative', '--', contentDir())
  } catch {
    return ''
  }
}
