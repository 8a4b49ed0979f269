/**
 * Malicious content is rejected with a position, or built into a harmless page. A hang exceeds the timeout.
 */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import type { Element, Root } from 'hast'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import rehypeRaw from 'rehype-raw'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { beforeAll, describe, expect, test } from 'vitest'
import { filesOf } from '../export/pages'
import { buildGathered, out } from './gathered'
import { check, workFolder, writeTree, type Outcome } from './project'

/** Files that no text can hold, and their messages. */
const refused: [what: string, make: (folder: string) => void, line: RegExp][] = [
  [
    'a link out of the content',
    (folder) => fs.symlinkSync('/etc/passwd', `${folder}/docs/leak.md`),
    /leak\.md:1:1 {2}ошибка {2}Это не файл и не папка, а например символическая ссылка/,
  ],
  [
    'a folder that holds itself',
    (folder) => fs.symlinkSync('..', `${folder}/docs/loop`),
    /loop:1:1 {2}ошибка {2}Это не файл и не папка/,
  ],
  [
    'a pipe',
    (folder) => execFileSync('mkfifo', [`${folder}/docs/pipe.md`]),
    /pipe\.md:1:1 {2}ошибка {2}Это не файл и не папка/,
  ],
  [
    'a sparse file of two hundred megabytes',
    (folder) => {
      fs.writeFileSync(`${folder}/docs/huge.bin`, '')
      fs.truncateSync(`${folder}/docs/huge.bin`, 200_000_000)
    },
    /huge\.bin:1:1 {2}ошибка {2}Файл больше 100 МБ/,
  ],
]

/** Malicious texts are in `tests/content/malformed-inputs.ts`. */
test('malicious files are rejected, each with its position, without a stack trace', () => {
  const folder = writeTree('hostile', { 'docs/good.md': 'Хорошая страница.' })
  for (const [, make] of refused) make(folder)
  const { code, output, lines } = check(folder)
  expect(code).toBe(1)
  expect(output).not.toMatch(/^\s+at |\w*Error:|FATAL/m)
  for (const [what, , line] of refused)
    expect([what, lines]).toEqual([what, expect.arrayContaining([expect.stringMatching(line)])])
  expect(lines).toHaveLength(refused.length)
})

const marker = 'alert(1)'

/** All elements of a page, as a browser parses it. */
function elementsOf(html: string): Element[] {
  const elements: Element[] = []
  const tree = unified()
    .use(rehypeRaw)
    .runSync({ type: 'root', children: [{ type: 'raw', value: html }] } as unknown as Root)
  visit(tree, 'element', (element) => void elements.push(element))
  return elements
}

describe('built, and harmless', () => {
  let outcome: Outcome
  let pages: [name: string, html: string][]
  beforeAll(async () => {
    outcome = await buildGathered()
    // without pages of other trees
    pages = filesOf(out)
      .filter((name) => name.endsWith('.html') && !/^docs\/(line-|migrated|pictures|folders)/.test(name))
      .map((name) => [name, fs.readFileSync(`${out}/${name}`, 'utf8')])
  })

  test('all of them are pages', () => {
    expect([outcome.code, outcome.output]).toEqual([0, expect.not.stringMatching(/^\s+at |Error:/m)])
    const names = pages.map(([name]) => name)
    for (const name of [
      'docs/etc/passwd',
      'docs/harmless/proto',
      'docs/harmless/hasOwnProperty/constructor',
      'docs/harmless/slow',
      'blog/authors',
      'blog/tags/constructor',
    ])
      expect(names).toContain(`${name}/index.html`)
  })

  test('nothing is written outside', () => {
    expect(fs.readdirSync(workFolder)).not.toContain('etc')
    expect(fs.existsSync('etc')).toBe(false)
  })

  test('no page has a script, a handler or an address of theirs', () => {
    for (const [name, html] of pages) {
      for (const { tagName, properties, children } of elementsOf(html)) {
        const isData = properties['type'] === 'application/ld+json'
        if (tagName === 'script' && !isData) expect(JSON.stringify([name, children])).not.toContain(marker)
        const handlers = Object.keys(properties).filter((attribute) => /^on/i.test(attribute))
        expect([name, tagName, handlers]).toEqual([name, tagName, []])
        for (const attribute of ['href', 'src', 'xLinkHref'])
          expect([name, properties[attribute]]).not.toEqual([name, expect.stringMatching(/^\s*javascript:/i)])
      }
    }
  })

  test('published SVG and other files are clean, too', () => {
    for (const name of filesOf(out).filter((file) => file.endsWith('.svg')))
      expect([name, fs.readFileSync(`${out}/${name}`, 'utf8')]).toEqual([
        name,
        expect.not.stringContaining(marker),
      ])
    for (const name of ['blog/rss.xml', 'blog/atom.xml', 'sitemap.xml'])
      expect([name, XMLValidator.validate(fs.readFileSync(`${out}/${name}`, 'utf8'))]).toEqual([name, true])
    const feed = new XMLParser().parse(fs.readFileSync(`${out}/blog/rss.xml`, 'utf8')) as {
      rss: { channel: { item: { description: string }[] } }
    }
    expect(JSON.stringify(feed.rss.channel.item)).toContain('a[b[0]]&gt;c')
    expect(feed.rss.channel.item.map(({ description }) => description)).toContainEqual(
      expect.stringContaining(']]></description><script>alert(1)</script>'),
    )
  })
})
