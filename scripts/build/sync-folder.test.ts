import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { filesBelow } from '@/lib/build/files-below.mjs'
import { writtenFolders } from '@/lib/load/load-content'
import { siteOf } from '@/tests/support/site-of'
import { indexFiles } from './public-files'
import { syncFolder } from './sync-folder'

function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sync-folder-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  return folder
}

test('files of removed pages are deleted, and so are their folders', () => {
  const folder = temporaryFolder()
  syncFolder(
    folder,
    new Map([
      ['/docs/a/b/page.md', 'б'],
      ['/docs/page.md', 'старый'],
    ]),
  )
  fs.writeFileSync(`${folder}/own.txt`, '')
  syncFolder(folder, new Map([['/docs/page.md', 'новый']]), ['docs'])
  expect(filesBelow(folder).toSorted()).toEqual(['docs/page.md', 'own.txt'])
  expect(fs.readdirSync(`${folder}/docs`)).toEqual(['page.md'])
  expect(fs.readFileSync(`${folder}/docs/page.md`, 'utf8')).toBe('новый')
})

test('a build keeps what authors put into public/, and deletes its own old files', () => {
  const folder = temporaryFolder()
  const files = ['/blog/photo.png', '/docs/price.pdf', '/search/terms-old.json']
  syncFolder(folder, new Map(files.map((address) => [address, ''])))
  syncFolder(folder, new Map(), writtenFolders)
  expect(filesBelow(folder).toSorted()).toEqual(['blog/photo.png', 'docs/price.pdf'])
})

test('git ignores what builds write into public/, and nothing else there', () => {
  const files = [...indexFiles(siteOf({}).site).keys()].filter((address) => !address.startsWith('/search/'))
  const written = [
    ...writtenFolders.map((name) => `/public/${name}/`),
    ...files.map((name) => `/public${name}`),
  ]
  const ignored = fs.readFileSync('.gitignore', 'utf8').split('\n')
  expect(ignored.filter((line) => line.startsWith('/public/')).toSorted()).toEqual(written.toSorted())
})
