import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { workFolder } from './project'

/** Runs a script with a limit of a second. */
function run(work: string) {
  const file = `${workFolder}/limit.ts`
  fs.mkdirSync(workFolder, { recursive: true })
  fs.writeFileSync(
    file,
    `import { timeLimit } from '@/scripts/time-limit'\nconst limit = timeLimit(1000)\nlimit.start('content/a.md')\n${work}\n`,
  )
  return spawnSync(process.execPath, ['--import', 'tsx', file], { encoding: 'utf8', timeout: 20_000 })
}

test('work that never ends is stopped, and what it was at is named', () => {
  const { stderr, signal } = run("void /(a+)+$/.test('a'.repeat(60) + 'b')")
  expect(stderr).toBe('content/a.md\n')
  expect(signal).toBe('SIGKILL')
})

test('work that ends in time is left alone, and the process ends with it', () => {
  const { stderr, status } = run('limit.end()\nawait new Promise((done) => setTimeout(done, 2000))')
  expect([stderr, status]).toEqual(['', 0])
})
