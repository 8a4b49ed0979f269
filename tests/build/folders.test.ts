/** Folders of a build: static files, ignored files, and targets that are safe to write. */
import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildGathered, folder, out } from './gathered'
import { aloneInProject, buildAlone, buildCopy, check, linkProject, type Outcome } from './project'
import { foreignPage } from './trees/folders'

const read = (name: string) => fs.readFileSync(path.join(out, name), 'utf8')

describe('a build into a symbolic link', () => {
  let outcome: Outcome
  beforeAll(async () => {
    outcome = await buildGathered()
  })

  test('succeeds, and keeps the link', () => {
    expect([outcome.code, outcome.output]).toEqual([0, expect.any(String)])
    expect(fs.lstatSync(out).isSymbolicLink()).toBe(true)
    expect(read('docs/folders/a/index.html')).toContain('Первая')
  })

  test('publishes the files of static/', () => {
    expect(read('demo/index.html')).toBe(foreignPage)
    expect(read('google123.html')).toBe('google-site-verification: google123.html')
    expect(read('lost/file.bin')).toBe('x')
    expect(read('.well-known/security.txt')).toContain('Contact')
    expect(read('robots.txt')).toContain('Disallow: /private/')
  })

  test('appends rules for hosts to those of the site', () => {
    expect(read('_redirects')).toMatch(/\/blog\/rss\.xml 301\n[^]*\n\/en\/\* \/:splat\n$/)
    expect(read('_headers')).toMatch(/Cache-Control[^]*\n\/own\/\*\n {2}X-Own: 1\n$/)
  })

  test("keeps the site's own files, with a warning", () => {
    expect(read('sitemap.xml')).toContain('/docs/folders/a/')
    expect(outcome.output).toContain('static/sitemap.xml: файл с таким именем делает сам сайт')
  })

  test('ignores files of editors and file systems', () => {
    expect(fs.existsSync(path.join(out, 'docs/folders/.hidden'))).toBe(false)
    expect(read('sitemap.xml')).not.toContain('obsidian')
  })

  test('continues after warnings', () => {
    const { code, lines } = check(folder)
    const own = lines.filter((line) => line.includes('docs/folders/'))
    expect([code, own]).toEqual([
      0,
      [expect.stringContaining('links/file'), expect.stringContaining('links/anchor')],
    ])
    // once each, although the pages and the print version contain them, too
    const told = outcome.output.split('\n').filter((line) => line.includes('nope'))
    expect(told).toHaveLength(own.length)
  })
})

describe('nothing starts', () => {
  const refused = (content: string, env: Record<string, string> = {}) => {
    const { code, output } = buildAlone(content, out, env)
    expect(code).toBe(1)
    expect(output).toContain('Сборка не начата')
    expect(output).not.toMatch(/^\s+at |Error:/m)
    expect(read('docs/folders/a/index.html')).toContain('Первая')
    return output
  }

  test('during another build of the project', () =>
    aloneInProject(() => {
      const lock = `.cache/builds/${process.pid}`
      fs.writeFileSync(lock, '')
      try {
        expect(refused(folder)).toContain('Сборка этого проекта уже идёт')
        expect(fs.existsSync(lock)).toBe(true)
      } finally {
        fs.rmSync(lock)
      }
    }))

  test('without content, and with invalid settings', () => {
    expect(refused('no-such-folder')).toContain('Папки «no-such-folder» с содержимым нет')
    const output = refused(folder, { SITE_URL: 'docs.example.org', BASE_PATH: 'site' })
    expect(output).toContain('SITE_URL: «docs.example.org»')
    expect(output).toContain('BASE_PATH: «site»')
  })

  test('without a cache folder, which is reported without a stack trace', () => {
    const { code, output } = buildCopy(linkProject('no-cache', { '.cache': '' }))
    expect(code).toBe(1)
    expect(output).toContain('Скрипт «build» не собрать в папку .cache.')
    expect(output).not.toMatch(/^\s+at /m)
  })
})
