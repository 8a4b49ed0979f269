import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { hasAsset, readAsset, readContent, readPublicFiles } from './read-content'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'read-'))

test('a missing folder has no files', () => {
  expect(readPublicFiles(path.join(folder, 'missing'))).toEqual([])
  expect(readContent(path.join(folder, 'missing'))).toEqual({ texts: [], assets: [], problems: [] })
})

test('names are NFC, whatever the disk returns', () => {
  fs.writeFileSync(path.join(folder, 'й.txt'.normalize('NFD')), '')
  expect(readPublicFiles(folder)).toEqual(['/й.txt'.normalize('NFC')])
})

test('an asset is found, whichever parts of its path the disk decomposes', () => {
  const root = fs.mkdtempSync(path.join(folder, 'names-'))
  vi.stubEnv('CONTENT_DIR', root)
  for (const form of ['NFC', 'NFD']) {
    const inner = path.join(root, `й${form}`.normalize(form))
    fs.mkdirSync(inner)
    for (const [other, name] of [
      ['NFC', 'ё'],
      ['NFD', 'й'],
    ] as const)
      fs.writeFileSync(path.join(inner, `${name}.svg`.normalize(other)), name)
  }
  const { assets } = readContent(root)
  expect(assets.map((name) => [hasAsset(name), String(readAsset(name))])).toEqual(
    assets.map((name) => [true, path.basename(name, '.svg')]),
  )
  expect(assets).toHaveLength(4)
  expect([hasAsset('йNFD/ы.svg'), hasAsset('ы/й.svg')]).toEqual([false, false])
  vi.unstubAllEnvs()
})

test('data files are both texts and downloads', () => {
  const root = fs.mkdtempSync(path.join(folder, 'data-'))
  for (const name of ['docs/openapi.yml', 'docs/data.json', 'docs/intro.md', 'static/notes.md']) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    fs.writeFileSync(path.join(root, name), '{}')
  }
  const { texts, assets } = readContent(root)
  expect(texts).toHaveLength(4)
  expect(assets).toEqual(['docs/data.json', 'docs/openapi.yml', 'static/notes.md'])
})

test('unreadable folders and files are reported', () => {
  const root = fs.mkdtempSync(path.join(folder, 'locked-'))
  fs.mkdirSync(`${root}/docs`)
  fs.writeFileSync(`${root}/a.md`, '')
  fs.symlinkSync('self', `${root}/self`)
  // mocked, since file modes do not stop the superuser
  const access = vi.spyOn(fs, 'accessSync').mockImplementation((file) => {
    throw new Error(`${String(file).endsWith('self') ? 'ELOOP' : 'EACCES'}: permission denied`)
  })
  const { problems } = readContent(root)
  access.mockRestore()
  expect(problems.map(({ file, message }) => [path.basename(file), message.slice(0, 11)])).toEqual([
    ['a.md', 'Нет прав пр'],
    ['docs', 'Нет прав пр'],
    ['self', 'Это не файл'],
  ])
})
