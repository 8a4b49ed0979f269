/** When files were last changed, from git: one call for the whole history. */
import { execFileSync } from 'node:child_process'
import type { FileFacts } from './entry'
import { contentDir } from './read'

/**
 * Date (of the commit, UTC) and author of the newest commit of each content file. Without git, for files that git does
 * not know, and in a shallow clone (whose dates would all be those of one commit) nothing is known.
 */
export function lastUpdates(folder = contentDir()): FileFacts['lastUpdateOf'] {
  const known = readHistory(folder)
  return (displayPath) => known.get(displayPath)
}

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'core.quotepath=off', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 28,
  })

function readHistory(folder: string): Map<string, { date: string; author: string }> {
  const known = new Map<string, { date: string; author: string }>()
  let log: string
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return known
    log = git('log', '--format=%x00%cI%x09%an', '--name-only', '--relative', '--', folder)
  } catch {
    return known // no git, or no repository
  }
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...files] = commit.split('\n')
    const [date = '', author = ''] = head.split('\t')
    for (const file of files) {
      if (file !== '' && !known.has(file)) known.set(file, { date: new Date(date).toISOString(), author })
    }
  }
  return known
}
