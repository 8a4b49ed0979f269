/** Folders of a build: what authors publish as it is, what nobody wants published, and who may write where. */
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build, check, restore, workFolder, writeTree, type Outcome } from './project'

const page = '<title>Демо</title><a href="/nowhere/">x</a>\n'
const tree = writeTree('folders', {
  'pages/index.md': '# Главная\n\nТекст.\n',
  'docs/a.md': '# Первая\n\n[нет такого файла](./nope.md)\n',
  'docs/.hidden.md': '# Черновик редактора\n',
  'docs/._a.md': Buffer.from([0, 5, 22, 7, 255, 254]),
  'docs/.obsidian/notes.md': '# Настройки\n',
  'static/demo/index.html': page,
  'static/google123.html': 'google-site-verification: google123.html',
  'static/lost/file.bin': 'x',
  'static/.well-known/security.txt': 'Contact: mailto:a@example.com\n',
  'static/robots.txt': 'User-agent: *\nDisallow: /private/\n',
  'static/sitemap.xml': '<urlset/>',
})
fs.symlinkSync('nobody@host.1:2', `${tree}/docs/.#a.md`)
const target = path.resolve(workFolder, 'folders-www')
const link = `${workFolder}/folders-link`
const lock = '.cache/build.lock'

afterAll(() => {
  for (const folder of [tree, target, link, lock]) fs.rmSync(folder, { recursive: true, force: true })
  restore()
})

const read = (name: string) => fs.readFileSync(path.join(target, name), 'utf8')

describe('a build into a folder that a link leads to', () => {
  let outcome: Outcome
  beforeAll(() => {
    fs.rmSync(link, { force: true })
    fs.mkdirSync(target, { recursive: true })
    fs.symlinkSync(target, link)
    outcome = build(tree, link)
  })

  test('succeeds, and leaves the link', () => {
    expect([outcome.code, outcome.output]).toEqual([0, expect.any(String)])
    expect(fs.lstatSync(link).isSymbolicLink()).toBe(true)
    expect(read('docs/a/index.html')).toContain('Первая')
  })

  test('publishes files of static/ as they are', () => {
    expect(read('demo/index.html')).toBe(page)
    expect(read('google123.html')).toBe('google-site-verification: google123.html')
    expect(read('lost/file.bin')).toBe('x')
    expect(read('.well-known/security.txt')).toContain('Contact')
    expect(read('robots.txt')).toContain('Disallow: /private/')
  })

  test('keeps files that the site makes itself, and says so', () => {
    expect(read('sitemap.xml')).toContain('/docs/a/')
    expect(outcome.output).toContain('static/sitemap.xml: файл с таким именем делает сам сайт')
  })

  test('leaves out what editors and disks keep beside files', () => {
    expect(fs.existsSync(path.join(target, 'docs/.hidden'))).toBe(false)
    expect(read('sitemap.xml')).not.toContain('obsidian')
  })

  test('goes on where the check only warns', () => {
    const { code, lines } = check(tree)
    expect([code, lines]).toEqual([0, [expect.stringContaining('links/file')]])
    expect(outcome.output).toContain('Ведёт в никуда: ./nope.md')
  })
})

describe('nothing is begun', () => {
  const refused = (content: string, env: Record<string, string> = {}) => {
    const { code, output } = build(content, link, env)
    expect(code).toBe(1)
    expect(output).toContain('Сборка не начата')
    expect(output).not.toMatch(/^\s+at |Error:/m)
    expect(read('docs/a/index.html')).toContain('Первая')
    return output
  }

  test('beside another build of the project', () => {
    fs.writeFileSync(lock, String(process.pid))
    expect(refused(tree)).toContain('Сборка этого проекта уже идёт')
    expect(fs.existsSync(lock)).toBe(true)
    fs.rmSync(lock)
  })

  test('without content, and with settings that make no sense', () => {
    expect(refused('no-such-folder')).toContain('Папки «no-such-folder» с содержимым нет')
    const output = refused(tree, { SITE_URL: 'docs.example.org', BASE_PATH: 'site' })
    expect(output).toContain('SITE_URL: «docs.example.org»')
    expect(output).toContain('BASE_PATH: «site»')
  })
})
