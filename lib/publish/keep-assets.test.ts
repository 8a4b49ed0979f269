import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
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

test('hashed files of earlier builds stay, pages and old files do not', () => {
  write('old/_next/static/chunks/a.js', 2)
  write('old/_next/static/chunks/ancient.js', 40)
  write('old/search/page-1.json', 2)
  write('old/search/manifest.json', 2)
  write('old/docs/gone/index.html', 2)
  write('new/index.html')
  expect(keepAssets(at('old'), at('new'), 30).toSorted()).toEqual([
    '_next/static/chunks/a.js',
    'search/page-1.json',
  ])
  expect(fs.existsSync(at('new/_next/static/chunks/a.js'))).toBe(true)
  expect(fs.existsSync(at('new/docs'))).toBe(false)
})

test('a file is kept from build to build no longer than asked for: it keeps its date', () => {
  write('old/assets/a.png', 20)
  write('new/index.html')
  write('newer/index.html')
  keepAssets(at('old'), at('new'), 30)
  expect(keepAssets(at('new'), at('newer'), 30, Date.now() + 9 * day)).toEqual(['assets/a.png'])
  expect(keepAssets(at('new'), at('newest'), 30, Date.now() + 11 * day)).toEqual([])
})

test('nothing is kept unless asked for, or when there was no build before', () => {
  write('old/assets/a.png')
  expect(keepAssets(at('old'), at('new'), 0)).toEqual([])
  expect(keepAssets(at('none'), at('new'), 30)).toEqual([])
})
