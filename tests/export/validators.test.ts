/**
 * Validates the export with third-party programs, and skips missing ones. xmllint comes with `apt install
 * libxml2-utils`, the W3C checker with `npm install --no-save --ignore-scripts vnu-jar`; it needs Java.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filesOf } from './pages'

const has = (program: string) => spawnSync(program, ['--version']).status === 0

describe.skipIf(!has('xmllint'))('xmllint', () => {
  const check = (schema: string, file: string) =>
    spawnSync('xmllint', ['--noout', '--nonet', '--relaxng', `tests/export/schemas/${schema}.rng`, file], {
      encoding: 'utf8',
    }).stderr.trim()

  test.each([
    ['atom', 'blog/atom.xml'],
    // needs the full git history
    ...(fs.existsSync('out/docs/atom.xml') ? [['atom', 'docs/atom.xml']] : []),
    ['sitemap', 'sitemap.xml'],
  ])('the schema of %s holds for %s', (schema, file) => {
    expect(check(schema, `out/${file}`)).toBe(`out/${file} validates`)
  })

  test('the Atom schema rejects some invalid feeds', () => {
    const folder = fs.mkdtempSync('.cache/feed-')
    try {
      const broken = fs.readFileSync('out/blog/atom.xml', 'utf8').replace(' term=', ' name=')
      fs.writeFileSync(`${folder}/atom.xml`, broken)
      expect(check('atom', `${folder}/atom.xml`)).toContain('fails to validate')
    } finally {
      fs.rmSync(folder, { recursive: true })
    }
  })
})

const jar = process.env['VNU_JAR'] ?? 'node_modules/vnu-jar/build/dist/vnu.jar'

test.skipIf(!fs.existsSync(jar) || !has('java'))(
  'the W3C checker finds no error in any page',
  () => {
    const pages = filesOf('out').filter((file) => file.endsWith('.html'))
    const { stdout } = spawnSync(
      'java',
      ['-Xss4m', '-jar', jar, '--format', 'json', '--stdout', ...pages.map((page) => `out/${page}`)],
      { encoding: 'utf8', maxBuffer: 100_000_000 },
    )
    const { messages } = JSON.parse(stdout) as { messages: { type: string; url: string; message: string }[] }
    const errors = messages
      .filter(({ type }) => type !== 'info')
      // CSS that browsers have supported since 2023 and 2024, and the checker does not
      .filter(({ message }) => !/^CSS: .*“(@container|@starting-style|container-type)”/.test(message))
    expect(errors.map(({ url, message }) => `${url} ${message}`)).toEqual([])
    expect(messages.length).toBeGreaterThan(0)
  },
  60_000,
)
