/** The author manual is correct: its examples are tested, its tables compared, its links followed. */
import fs from 'node:fs'
import path from 'node:path'
import Slugger from 'github-slugger'
import { describe, expect, test } from 'vitest'
import { admonitions } from '@/lib/markdown/blocks/boxes'
import { componentNames } from '@/lib/markdown/mdx/component-names'
import { docusaurusModules } from '@/lib/markdown/mdx/docusaurus-modules.mjs'
import { lineMarks } from '@/lib/markdown/remark/magic-comments'
import { permalinkOf } from '@/lib/text/path'
import {
  addressRows,
  exampleFile,
  exampleNeighbours,
  examplesOf,
  sumOf,
} from '@/tests/support/manual-examples'
import { siteOf, type Files } from '@/tests/support/site-of'

const manual = fs.readFileSync('docs/authoring.md', 'utf8')
const examples = examplesOf(manual)
const texts = examples.filter(({ language, check }) => /^mdx?$/.test(language) && !check)
const neighbours: Files = { ...exampleNeighbours, 'docs/parts.png': null }

describe('examples', () => {
  test('there are some of each kind', () => {
    expect(texts.length).toBeGreaterThan(10)
    expect(texts.filter(({ picture }) => picture).length).toBeGreaterThan(5)
    expect(examples.filter(({ check }) => check).length).toBeGreaterThan(0)
    expect(addressRows(manual).length).toBeGreaterThan(5)
  })

  test.each(texts)('on line $line have no problems', (example) => {
    expect(siteOf({ ...neighbours, [exampleFile(example, 'example')]: example.source }).lines).toEqual([])
  })

  test.each(examples.filter(({ check }) => check))('on line $line fail as shown', ({ source, check }) => {
    expect(siteOf({ ...neighbours, [check?.path ?? '']: source }).lines).toEqual(check?.lines)
  })

  test.each([
    ['yaml', 'anna:', 'blog/authors.yml'],
    ['yaml', 'hello:', 'docs/tags.yml'],
    ['json', '{', 'docs/api/_category_.json'],
  ])('in %s starting with %s are a valid %s', (language, start, file) => {
    const example = examples.find((one) => one.language === language && one.source.startsWith(start))
    expect(siteOf({ 'docs/api/events.md': 'Текст.\n', [file]: example?.source ?? '?' }).lines).toEqual([])
  })

  test.each(texts.filter(({ picture }) => picture))(
    'on line $line have an up-to-date picture',
    ({ source, picture }) => {
      expect(picture?.sum).toBe(sumOf(source))
      expect(fs.existsSync(`docs/authoring/${picture?.name}-${picture?.sum}.png`)).toBe(true)
    },
  )

  test('there are no other pictures', () => {
    const shown = texts.flatMap(({ picture }) => (picture ? [`${picture.name}-${picture.sum}.png`] : []))
    expect(fs.readdirSync('docs/authoring').filter((file) => file.endsWith('.png'))).toEqual(shown.toSorted())
  })
})

test.each(addressRows(manual))('$file $fields is at $address', ({ file, fields, address, date }) => {
  const { site } = siteOf({ [file]: `---\ntitle: Т\n${fields}\n---\n\nТекст.\n\n<!-- truncate -->\n` })
  const [entry] = [...site.docs, ...site.posts, ...site.pages]
  expect(entry?.permalink).toBe(permalinkOf(address))
  if (date !== undefined) expect(site.posts[0]?.date).toBe(date)
})

test.each([
  ['component', [...componentNames]],
  ['module of Docusaurus', Object.keys(docusaurusModules)],
  ['admonition', Object.keys(admonitions)],
  ['mark of lines', [...lineMarks]],
])('each %s is named', (_, names) => {
  expect(names.filter((name) => !manual.includes(`\`${name}\``) && !manual.includes(`\`${name}-`))).toEqual(
    [],
  )
})

test.each(['docs/authoring.md', 'docs/authoring/fields.md', 'docs/authoring/rules.md'])(
  'links of %s',
  (file) => {
    const text = fs
      .readFileSync(file, 'utf8')
      .replace(/^(`{3,})[\s\S]*?^\1$/gm, '')
      .replace(/`[^`\n]*`/g, 'code')
    for (const [, url = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
      const [target = '', anchor] = url.split('#')
      const page = target === '' ? file : path.join(path.dirname(file), target)
      expect([url, fs.existsSync(page)]).toEqual([url, true])
      if (anchor !== undefined) expect([...anchorsOf(page)]).toContain(anchor)
    }
  },
)

function anchorsOf(file: string): Set<string> {
  const slugger = new Slugger()
  const text = fs.readFileSync(file, 'utf8').replace(/^(`{3,})[\s\S]*?^\1$/gm, '')
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => slugger.slug(heading))
  return new Set([...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)])
}
