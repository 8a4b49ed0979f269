import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isBuildRunning, takeBuildLock } from './take-build-lock'

const hour = 3_600_000
let folder = ''
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'))
})
afterEach(() => vi.restoreAllMocks())

/** Writes the file of a build that has started `age` milliseconds ago. */
function announce(pid: number, age = 0): void {
  const file = path.join(folder, String(pid))
  const time = new Date(Date.now() - age)
  fs.writeFileSync(file, '')
  fs.utimesSync(file, time, time)
}
const own = String(process.pid)

test('a running build keeps its lock', () => {
  announce(process.ppid)
  expect(isBuildRunning(folder)).toBe(true)
  expect(takeBuildLock(folder)).toBe(false)
  expect(fs.readdirSync(folder)).toContain(String(process.ppid))
})

test.each([
  ['has ended', 999_999_999, 0],
  ['had the pid that this one has now, as in a new container', process.pid, 0],
  ['had a pid that another process has now', process.ppid, hour],
])('a build that %s does not', (_, pid, age) => {
  announce(pid, age)
  expect(pid === process.pid || !isBuildRunning(folder)).toBe(true)
  expect(takeBuildLock(folder)).toBe(true)
  expect(fs.readdirSync(folder)).toEqual([own])
})

test('the first build of a project creates the folder', () => {
  folder = path.join(folder, 'new')
  expect(takeBuildLock(folder)).toBe(true)
  expect(fs.readdirSync(folder)).toEqual([own])
})

test('of two builds that start together, none overlooks the other', () => {
  const read = vi.spyOn(fs, 'readdirSync').mockImplementationOnce((other) => {
    announce(process.ppid) // by the other one, which looks now
    read.mockRestore()
    const seen = fs.readdirSync(other)
    expect(seen).toContain(own)
    return seen as never
  })
  expect(takeBuildLock(folder)).toBe(false)
})

test('a build that ends while another checks does not block it', () => {
  announce(999_999_999)
  const stat = vi.spyOn(fs, 'statSync').mockImplementationOnce((file) => {
    fs.rmSync(file)
    stat.mockRestore()
    return fs.statSync(file, { throwIfNoEntry: false })
  })
  expect(takeBuildLock(folder)).toBe(true)
})

test('a folder that cannot be created is not taken for a lock', () => {
  announce(1)
  expect(() => takeBuildLock(path.join(folder, '1', 'builds'))).toThrow('ENOTDIR')
})
