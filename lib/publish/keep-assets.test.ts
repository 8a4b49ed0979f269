import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesBelow } from '../files-below.mjs'
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

/** What a new export has after files of an earlier one are kept. */
function kept(previous: string, next: string, days = 30): string[] {
  keepAssets(at(previous), at(next), days)
  return filesBelow(at(next)).toSorted()
}

test('hashed files of earlier builds stay, pages and old files do not', () => {
  write('old/_next/static/chunks/a.js', 2)
  write('old/_next/static/chunks/ancient.js', 40)
  write('old/search/page-1.json', 2)
  write('old/search/dictionary-2.json', 2)
  write('old/docs/gone/index.html', 2)
  write('new/index.html')
  expect(kept('old', 'new')).toEqual(['_next/static/chunks/a.js', 'index.html', 'search/page-1.json'])
})

test('a file is kept from build to build no longer than asked for: it keeps its date', () => {
  write('old/assets/a.png', 20)
  expect(kept('old', 'new')).toEqual(['assets/a.png'])
  expect(kept('new', 'newer')).toEqual(['assets/a.png'])
  expect(kept('new', 'newest', 19)).toEqual([])
})

test('nothing is kept unless asked for, or when there was no build before', () => {
  write('old/assets/a.png')
  expect(kept('old', 'new', 0)).toEqual([])
  expect(kept('none', 'new')).toEqual([])
})
