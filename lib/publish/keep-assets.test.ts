import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesBelow } from '../build/files-below.mjs'
import { keepAssets } from './keep-assets'

const day = 24 * 60 * 60 * 1000
let root: string
const at = (name: string) => path.join(root, name)

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'keep-'))
})
afterEach(() => fs.rmSync(root, { recursive: true }))

function write(name: string, daysAgo = 0): void {
  fs.mkdirSync(path.dirname(at(name)), { recursive: true })
  fs.writeFileSync(at(name), name)
  const time = new Date(Date.now() - daysAgo * day)
  fs.utimesSync(at(name), time, time)
}

/** The files of a new export after keeping some of the previous one. */
function kept(previous: string, next: string, days = 30): string[] {
  keepAssets(at(previous), at(next), days)
  return filesBelow(at(next)).toSorted()
}

test('hashed files of earlier builds are kept, pages and expired files are not', () => {
  write('old/_next/static/chunks/a.js', 2)
  write('old/_next/static/chunks/ancient.js', 40)
  write('old/search/page-1.json', 2)
  write('old/search/dictionary-2.json', 2)
  write('old/docs/gone/index.html', 2)
  write('new/index.html')
  expect(kept('old', 'new')).toEqual(['_next/static/chunks/a.js', 'index.html', 'search/page-1.json'])
})

test('a file keeps its date, so it is not kept longer than asked for', () => {
  write('old/assets/a.png', 20)
  expect(kept('old', 'new')).toEqual(['assets/a.png'])
  expect(kept('new', 'newer')).toEqual(['assets/a.png'])
  expect(kept('new', 'newest', 19)).toEqual([])
})

test('nothing is kept by default, or without a previous build', () => {
  write('old/assets/a.png')
  expect(kept('old', 'new', 0)).toEqual([])
  expect(kept('none', 'new')).toEqual([])
})
