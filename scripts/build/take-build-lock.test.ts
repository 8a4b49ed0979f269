import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isBuildRunning, takeBuildLock } from './take-build-lock'

const hour = 3_600_000
let lock = ''
beforeEach(() => {
  lock = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'lock-')), 'new', 'build.pid')
})

/** Writes the lock of a build that has started `age` milliseconds ago. */
function announce(pid: number | '', age = 0): void {
  const time = new Date(Date.now() - age)
  fs.mkdirSync(path.dirname(lock), { recursive: true })
  fs.writeFileSync(lock, String(pid))
  fs.utimesSync(lock, time, time)
}
const own = String(process.pid)

afterEach(() => void vi.restoreAllMocks())

test('a running build keeps its lock', () => {
  announce(process.ppid)
  expect(isBuildRunning(lock)).toBe(true)
  expect(takeBuildLock(lock)).toBe(false)
  expect(fs.readFileSync(lock, 'utf8')).toBe(String(process.ppid))
})

test.each([
  ['has ended', 999_999_999, 0],
  ['had the pid that this one has now, as in a new container', process.pid, 0],
  ['had a pid that another process has now', process.ppid, hour],
])('a build that %s does not', (_, pid, age) => {
  announce(pid, age)
  expect(isBuildRunning(lock)).toBe(false)
  expect(takeBuildLock(lock)).toBe(true)
  expect(fs.readFileSync(lock, 'utf8')).toBe(own)
})

test('the first build of a project creates the folder', () => {
  expect(takeBuildLock(lock)).toBe(true)
  expect(fs.readFileSync(lock, 'utf8')).toBe(own)
})

test('an empty lock is that of no build', () => {
  announce('')
  expect(takeBuildLock(lock)).toBe(true)
  expect(fs.readFileSync(lock, 'utf8')).toBe(own)
})

test.each(['renameSync', 'linkSync'] as const)(
  'of two builds that start together, the faster one has the lock: it takes it before %s',
  (step) => {
    announce(999_999_999)
    const real = fs[step]
    vi.spyOn(fs, step).mockImplementationOnce((from, to) => {
      announce(process.ppid)
      real(from, to)
    })
    expect(takeBuildLock(lock)).toBe(false)
    expect(fs.readFileSync(lock, 'utf8')).toBe(String(process.ppid))
    expect(fs.readdirSync(path.dirname(lock))).toEqual(['build.pid'])
  },
)

test('a build that ends removes its lock, but not that of another build', () => {
  const end = () => process.listeners('exit').at(-1)?.(0)
  expect(takeBuildLock(lock)).toBe(true)
  expect(fs.readdirSync(path.dirname(lock))).toEqual(['build.pid'])
  announce(process.ppid)
  end()
  expect(fs.readFileSync(lock, 'utf8')).toBe(String(process.ppid))
  announce(process.pid)
  end()
  expect(fs.existsSync(lock)).toBe(false)
})

test('a folder that cannot be created is not taken for a lock', () => {
  announce(1)
  expect(() => takeBuildLock(path.join(lock, 'build.pid'))).toThrow('EEXIST')
})
