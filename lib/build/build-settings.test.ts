import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { buildSettings, mistakesInSettings } from './build-settings'

const env = (values: Record<string, string>) => values as NodeJS.ProcessEnv

test('empty variables count as unset', () => {
  expect(buildSettings(env({ CONTENT_DIR: '', OUT_DIR: '' }))).toEqual({ content: undefined, target: 'out' })
  expect(mistakesInSettings(env({ CONTENT_DIR: '', OUT_DIR: '', SITE_URL: '', BASE_PATH: '' }))).toEqual([])
})

test('trailing slashes do not matter', () => {
  expect(buildSettings(env({ CONTENT_DIR: 'content/', OUT_DIR: 'dist//' }))).toEqual({
    content: 'content',
    target: 'dist',
  })
})

test('an absolute folder is kept', () => {
  const target = path.resolve('no-such-folder')
  expect(buildSettings(env({ OUT_DIR: `${target}/` })).target).toBe(target)
  expect(mistakesInSettings(env({ OUT_DIR: target }))).toEqual([])
})

test("a symbolic link to the site's folder is followed", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'target-'))
  fs.mkdirSync(`${folder}/www`)
  fs.symlinkSync(`${folder}/www`, `${folder}/out`)
  const { target } = buildSettings(env({ OUT_DIR: `${folder}/out` }))
  expect(path.resolve(target)).toBe(fs.realpathSync(`${folder}/www`))
})

test.each([
  [{ SITE_URL: 'docs.example.org' }, 'SITE_URL: «docs.example.org»'],
  [{ SITE_URL: 'ftp://docs.example.org' }, 'SITE_URL: «ftp://docs.example.org»'],
  [{ SITE_URL: 'https://example.org/docs' }, 'папку домена задаёт BASE_PATH'],
  [{ BASE_PATH: 'site' }, 'BASE_PATH: «site»'],
  [{ CONTENT_DIR: 'no-such-folder' }, 'Папки «no-such-folder» с содержимым нет'],
  [{ CONTENT_DIR: 'package.json' }, 'Папки «package.json» с содержимым нет'],
  [{ CONTENT_DIR: '..' }, 'лежит вне проекта'],
  [{ OUT_DIR: '.' }, 'OUT_DIR: папку «.» сборка заменит целиком'],
  [{ OUT_DIR: '..' }, 'OUT_DIR: папку «..» сборка заменит целиком'],
  [{ OUT_DIR: '/' }, 'OUT_DIR: папку «/» сборка заменит целиком'],
  [{ OUT_DIR: 'content' }, 'OUT_DIR: папку «content» сборка заменит целиком'],
  [{ OUT_DIR: 'content/static' }, 'а она лежит внутри содержимого'],
  [{ OUT_DIR: 'content/no-such-folder' }, 'а она лежит внутри содержимого'],
  [{ OUT_DIR: '.git' }, 'а она лежит в папке проекта'],
  [{ OUT_DIR: 'lib' }, 'а в ней не сайт'],
  [{ OUT_DIR: 'package.json' }, 'а это файл'],
  [{ KEEP_ASSETS: 'month' }, 'KEEP_ASSETS: «month». Нужно число дней'],
  [{ KEEP_ASSETS: '-1' }, 'KEEP_ASSETS: «-1». Нужно число дней'],
])('%j is reported', (values, message) => {
  const mistakes = mistakesInSettings(env(values))
  expect(mistakes).toHaveLength(1)
  expect(mistakes[0]).toContain(message)
})

test.skipIf(path.sep !== '/')('a path of the project that cannot be imported is reported', () => {
  const found = (project: string) => mistakesInSettings(env({}), project)
  expect(found('/home/anna/C#/сайт')[0]).toContain('Со знаком «#» в пути')
  expect(found('/home/anna/100% сайт')[0]).toContain('Со знаком «%» в пути')
  expect(found("/home/anna/Мой сайт [2] (1), {a,b} $x & 'q'!")).toEqual([])
})

test('an empty folder and an earlier build may be replaced, a repository may not', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'target-'))
  expect(mistakesInSettings(env({ OUT_DIR: folder }))).toEqual([])
  fs.mkdirSync(`${folder}/_next`)
  expect(mistakesInSettings(env({ OUT_DIR: folder }))).toEqual([])
  fs.writeFileSync(`${folder}/.git`, 'gitdir: elsewhere')
  expect(mistakesInSettings(env({ OUT_DIR: folder }))[0]).toContain('а в ней хранилище git')
})

test('an empty address falls back to the settings', async () => {
  vi.stubEnv('SITE_URL', '')
  vi.resetModules()
  const { config } = await import('../site')
  vi.unstubAllEnvs()
  expect(config.url).toBe('https://example.com')
})

test('all mistakes are reported at once', () => {
  expect(mistakesInSettings(env({ SITE_URL: 'x', BASE_PATH: 'y', CONTENT_DIR: 'z' }))).toHaveLength(3)
})
