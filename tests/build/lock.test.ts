import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { takeBuildLock } from '../../scripts/build/take-build-lock'
import { buildCopy, copyProject } from './project'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'))
const hour = 3_600_000

/** A lock file written `age` milliseconds ago. */
function heldBy(holder: string, age = 0): string {
  const file = path.join(folder, `${holder}-${age}.lock`)
  const time = new Date(Date.now() - age)
  fs.writeFileSync(file, holder)
  fs.utimesSync(file, time, time)
  return file
}

test('a running build keeps its lock', () => {
  const file = heldBy(String(process.ppid))
  expect(takeBuildLock(file)).toBe(false)
  expect(fs.readFileSync(file, 'utf8')).toBe(String(process.ppid))
})

test.each([
  ['has ended', heldBy('999999999')],
  ['had the number that this one has now, as in a new container', heldBy(String(process.pid))],
  ['had a number that another process has now', heldBy(String(process.ppid), hour)],
  ['left nothing that can be read', heldBy('', 10_000)],
  ['has never been', path.join(folder, 'new', 'build.lock')],
])('one that %s does not', (_, file) => {
  expect(takeBuildLock(file)).toBe(true)
  expect(fs.readFileSync(file, 'utf8')).toBe(String(process.pid))
})

test('a build that has not written its number yet keeps its lock', () => {
  const file = heldBy('')
  expect(takeBuildLock(file)).toBe(false)
  expect(fs.readFileSync(file, 'utf8')).toBe('')
})

test('of two builds that find a lock of a build that has ended, the slower one does not take it', () => {
  const file = heldBy('999999998')
  const kill = vi.spyOn(process, 'kill').mockImplementationOnce(() => {
    fs.rmSync(file)
    fs.writeFileSync(file, String(process.ppid)) // the faster one
    throw Object.assign(new Error(), { code: 'ESRCH' })
  })
  expect(takeBuildLock(file)).toBe(false)
  expect(fs.readFileSync(file, 'utf8')).toBe(String(process.ppid))
  expect(kill).toHaveBeenCalledOnce()
  kill.mockRestore()
})

test('a file that cannot be written is no lock of another build', () => {
  expect(() => takeBuildLock(path.join(heldBy('1'), 'folder', 'build.lock'))).toThrow('ENOTDIR')
})

test('a cache folder that cannot be written is reported without a stack trace', () => {
  const project = copyProject('no-cache')
  fs.writeFileSync(path.join(project, '.cache'), '')
  const { code, output } = buildCopy(project)
  expect(code).toBe(1)
  expect(output).toContain('Скрипт «build» не собрать в папку .cache.')
  expect(output).not.toMatch(/^\s+at /m)
})
