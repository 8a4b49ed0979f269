import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCached, storeFolder, writeCached } from './store'
import { removeUnused } from './unused-files.mjs'

const project = process.cwd()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'store-'))
beforeAll(() => process.chdir(folder))
afterAll(() => {
  process.chdir(project)
  fs.rmSync(folder, { recursive: true })
})

const fileOf = (key: string) => path.join('.cache/store/texts', key.slice(0, 2), `${key.slice(2)}.bin`)
const setAge = (key: string, days: number) => {
  const time = new Date(Date.now() - days * 86_400_000)
  fs.utimesSync(fileOf(key), time, time)
}

test('data comes back as it was', () => {
  writeCached('texts', 'aaaa', { text: 'Т', bytes: Buffer.from([1, 2]) })
  expect(readCached('texts', 'aaaa')).toEqual({ text: 'Т', bytes: Buffer.from([1, 2]) })
})

test('a missing or damaged entry is undefined', () => {
  writeCached('texts', 'bbbb', 1)
  fs.writeFileSync(fileOf('bbbb'), '?')
  expect([readCached('texts', 'bbbb'), readCached('texts', 'cccc')]).toEqual([undefined, undefined])
})

test('entries unused for a long time are removed', () => {
  for (const key of ['used', 'kept', 'gone']) writeCached('texts', key, key)
  setAge('used', 40)
  setAge('kept', 20)
  setAge('gone', 40)
  readCached('texts', 'used')
  removeUnused(storeFolder, 30)
  expect(['used', 'kept', 'gone'].map((key) => readCached('texts', key))).toEqual(['used', 'kept', undefined])
})
