import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { filesBelow } from '@/lib/build/files-below.mjs'
import { replaceFiles } from './replace-files'

test('files of pages that are gone go, and so do their folders', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'replace-files-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  replaceFiles(
    folder,
    new Map([
      ['/docs/a/b/page.md', 'б'],
      ['/docs/page.md', 'старый'],
    ]),
  )
  fs.writeFileSync(`${folder}/own.txt`, '')
  replaceFiles(folder, new Map([['/docs/page.md', 'новый']]), ['docs'])
  expect(filesBelow(folder).toSorted()).toEqual(['docs/page.md', 'own.txt'])
  expect(fs.readdirSync(`${folder}/docs`)).toEqual(['page.md'])
  expect(fs.readFileSync(`${folder}/docs/page.md`, 'utf8')).toBe('новый')
})
