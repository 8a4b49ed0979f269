/**
 * Malicious content: rejected with position and advice in Russian, or built into a harmless page. No stack traces; a hang exceeds the test
 * timeout.
 */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import type { Element, Root } from 'hast'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import rehypeRaw from 'rehype-raw'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filesOf } from '../export/pages'
import { buildGathered, out } from './gathered'
import { check, workFolder, writeTree, type Files, type Outcome } from './project'
import { doc, post, svg } from './trees/hostile-texts'

/** Ten aliases of ten aliases of ten aliases: 10^10 values in 600 bytes. */
const bomb = Array.from('abcdefghij')
  .map(
    (name, at) =>
      `${name}: &${name} [${Array(10)
        .fill(at === 0 ? 'x' : `*${'abcdefghij'[at - 1]}`)
        .join(',')}]`,
  )
  .join('\n')
/** Thirty groups, each of which shows the previous one twice: 2^30 rectangles in 2 KB. */
const svgBomb = Array.from(
  { length: 30 },
  (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(2)}</g>`,
).join('')

/** A single tree: no input may hide the problems of another. `%` is its folder. */
const refused: [what: string, files: Files, lines: (string | RegExp)[]][] = [
  // fields
  [
    'a script as front matter',
    { 'docs/js.md': '---js\n{ title: process.exit(3) }\n---\n\nТекст\n' },
    [/js\.md:1:1 {2}ошибка {2}Первая строка: ожидается «---»/],
  ],
  [
    'aliases that grow',
    { 'docs/bomb.md': doc(`${bomb}\ntags: *j`) },
    [/bomb\.md:4:8 {2}ошибка .*Ссылки «\*имя» повторяют друг друга без конца/],
  ],
  ['an alias of itself', { 'docs/cycle.md': doc('tags: &a [*a]') }, [/cycle\.md:3:11 {2}ошибка .*без конца/]],
  [
    'brackets in brackets',
    { 'docs/brackets.md': doc(`tags: ${'['.repeat(100_000)}`) },
    [/brackets\.md:3:\d+ {2}ошибка .*Слишком глубокая вложенность/],
  ],
  [
    'fields in fields',
    { 'docs/fields.md': doc(Array.from({ length: 1300 }, (_, at) => `${' '.repeat(at)}a:`).join('\n')) },
    [/fields\.md:\d+:\d+ {2}ошибка .*Слишком глубокая вложенность/],
  ],
  [
    'a control character in a field',
    { 'docs/zero.md': doc('description: "a\\0b"') },
    [/zero\.md:3:14 {2}ошибка {2}В тексте непечатный знак U\+0000/],
  ],
  [
    'no number',
    { 'docs/number.md': doc('sidebar_position: .nan') },
    [/number\.md:3:19 {2}ошибка {2}Поле «sidebar_position»: ожидается число/],
  ],
  // addresses
  [
    'a slug that leads out of the blog',
    { 'blog/2024-01-01-up.md': post('slug: ../../../etc/cron.d/x') },
    [/up\.md:3:7 {2}ошибка {2}Адрес «\/blog\/\.\.\/\.\.\/\.\.\/etc\/cron\.d\/x\/» не годится: «\.\.»/],
  ],
  [
    'a slug that leads out of the site',
    { 'pages/up.md': doc('slug: ../../etc') },
    [/pages\/up\.md:3:7 {2}ошибка .*«\.\.» в нём быть не может/],
  ],
  [
    'a slug with encoded dots',
    { 'docs/encoded.md': doc('slug: "%2e%2e/%2e%2e/x"') },
    [/encoded\.md:3:7 {2}ошибка .*знака «%» в нём быть не может/],
  ],
  [
    'a slug with backslashes',
    { 'docs/back.md': doc("slug: '..\\..\\x'") },
    [/back\.md:3:7 {2}ошибка .*знака «\\» в нём быть не может/],
  ],
  [
    'a slug with markup',
    { 'docs/markup.md': doc("slug: '\"><script>alert(1)</script>'") },
    [/markup\.md:3:7 {2}ошибка .*знака «"» в нём быть не может/],
  ],
  [
    'a slug with lines',
    { 'docs/lines.md': doc('slug: "a\\nb"') },
    [/lines\.md:3:7 {2}ошибка .*знака U\+000A в нём быть не может/],
  ],
  [
    'a slug that no disk takes',
    { 'docs/long.md': doc(`slug: ${'я'.repeat(300)}`) },
    [/long\.md:3:7 {2}ошибка .*слишком длинный/],
  ],
  [
    'a slug of a thousand folders',
    { 'docs/deep.md': doc(`slug: ${'a/'.repeat(1000)}`) },
    [/deep\.md:3:7 {2}ошибка .*слишком длинный/],
  ],
  [
    'an id that leads up',
    { 'docs/id.md': doc('id: ".."') },
    [/id\.md:1:1 {2}ошибка .*«\.\.» в нём быть не может/],
  ],
  [
    'the folder of scripts',
    { 'pages/next.md': doc('slug: /_next/static/x') },
    [/next\.md:3:7 {2}ошибка .*имя «_next» нужно самому сайту/],
  ],
  [
    'a page in place of a file',
    { 'pages/index-html.md': doc('slug: /docs/index.html') },
    [/index-html\.md:3:7 {2}ошибка .*имя «index\.html» нужно самому сайту/],
  ],
  // files
  [
    'a link out of the content',
    {},
    [/leak\.md:1:1 {2}ошибка {2}Это не файл и не папка, а например символическая ссылка/],
  ],
  ['a folder that holds itself', {}, [/loop:1:1 {2}ошибка {2}Это не файл и не папка/]],
  ['a pipe', {}, [/pipe\.md:1:1 {2}ошибка {2}Это не файл и не папка/]],
  [
    'a name with markup',
    { 'docs/<img>.md': 'Т' },
    [/<img>\.md:1:1 {2}ошибка {2}В имени файла или папки знак «<»/],
  ],
  ['a name with lines', { 'docs/a\nb.md': 'Т' }, [/docs\/a<U\+000A>b\.md:1:1 {2}ошибка .*знак U\+000A/]],
  [
    'a name that reads backwards',
    { 'docs/a\u202ecod.md': 'Т' },
    [/a<U\+202E>cod\.md:1:1 {2}ошибка .*знак U\+202E/],
  ],
  [
    'a name that is a way up',
    { 'docs/up/...md': 'Т' },
    [/\.\.\.md:1:1 {2}ошибка .*«\.\.» в нём быть не может/],
  ],
  [
    'a text of fifty megabytes',
    { 'docs/huge.md': 'слово '.repeat(4_600_000) },
    [/huge\.md:1:1 {2}ошибка {2}Файл больше 1 МБ\. Разделите его/],
  ],
  ['a file of two hundred megabytes', {}, [/huge\.bin:1:1 {2}ошибка {2}Файл больше 100 МБ/]],
  [
    'a picture called a text',
    { 'docs/png.md': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xfe]) },
    [/png\.md:1:1 {2}ошибка {2}Файл не в кодировке UTF-8/],
  ],
  [
    'zero bytes',
    { 'docs/nul.md': 'один\n\nдва \0 три' },
    [/nul\.md:3:5 {2}ошибка {2}В тексте непечатный знак U\+0000/],
  ],
  [
    'text that reads backwards',
    { 'docs/bidi.md': '`if (admin\u202e) {`' },
    [/bidi\.md:1:11 {2}ошибка .*U\+202E/],
  ],
  [
    'marks of the build',
    { 'docs/marks.md': '<a data-hole="\uf8f20">x</a>' },
    [/marks\.md:1:15 {2}ошибка .*U\+F8F2/],
  ],
  // text
  [
    'a script',
    { 'docs/script.md': 'Текст\n\n<script>alert(1)</script>' },
    [/script\.md:3:1 {2}ошибка {2}Тега <script> в файлах \.md быть не может/],
  ],
  [
    'a link that runs',
    { 'docs/run.md': '[x](java\u0009script:alert(1)) [y](javascript:alert(1))' },
    [/run\.md:1:\d+ {2}ошибка {2}Ссылки с адресом «javascript:» быть не может/],
  ],
  [
    'a link to the disk',
    { 'docs/disk.md': '[x](file:///etc/passwd)' },
    [/disk\.md:1:1 {2}ошибка {2}Ссылки с адресом «file:» быть не может/],
  ],
  [
    'a link out of the content by path',
    { 'docs/out.md': '[x](../../../../etc/passwd)' },
    [/out\.md:1:1 {2}ошибка {2}Нет страницы «\/etc\/passwd\/»/],
  ],
  [
    'a picture from outside',
    { 'docs/picture.md': '![x](../../package.json)' },
    [/picture\.md:1:1 {2}ошибка {2}Нет картинки «\.\.\/\.\.\/package\.json»/],
  ],
  [
    'a picture from outside by alias',
    { 'docs/alias.md': '![x](@site/../../package.json)' },
    [/alias\.md:1:1 {2}ошибка {2}Нет картинки «@site\/\.\.\/\.\.\/package\.json»/],
  ],
  [
    'quotes in quotes',
    { 'docs/quotes.md': '>'.repeat(10_000) + ' x' },
    [/quotes\.md:1:\d+ {2}ошибка .*(влож|Влож)/],
  ],
  [
    'a table of a million cells',
    { 'docs/table.md': `${'|a'.repeat(1000)}|\n${'|-'.repeat(1000)}|\n${'x\n'.repeat(1000)}` },
    [/table\.md:1:1 {2}ошибка {2}В таблице больше 50000 ячеек/],
  ],
  // components
  [
    'an import from outside',
    { 'docs/import.mdx': 'import X from "../../../../etc/passwd.md"\n\n<X />\n' },
    [/import\.mdx:1:15 {2}ошибка {2}Нет файла/],
  ],
  [
    'an import of the disk',
    { 'docs/fs.mdx': 'import fs from "node:fs"\n\n{fs.readFileSync("/etc/passwd", "utf8")}\n' },
    [/fs\.mdx:1:16 {2}ошибка {2}Модуля «node:fs» в браузере нет/],
  ],
  ['code in code', { 'docs/code.mdx': `{${'['.repeat(20_000)}` }, [/code\.mdx:1:\d+ {2}ошибка /]],
  [
    'a tag that never ends',
    { 'docs/tag.mdx': '<a '.repeat(5000) },
    [/tag\.mdx:1:4 {2}ошибка {2}Знак «<» внутри тега не на месте/],
  ],
  // categories, authors, tags
  [
    'a category that leads up',
    {
      'docs/up/_category_.json': '{"link": {"type": "generated-index", "slug": "../../../x"}}',
      'docs/up/a.md': 'Т',
    },
    [/up\/_category_\.json:1:\d+ {2}ошибка {2}Поле «link\.slug»: ожидается адрес из букв/],
  ],
  [
    'a category of another page',
    { 'docs/other/_category_.yml': 'link: {type: doc, id: ../../../etc/passwd}', 'docs/other/a.md': 'Т' },
    [/other\/_category_\.yml:1:\d+ {2}ошибка {2}Нет страницы с именем «\.\.\/\.\.\/\.\.\/etc\/passwd»/],
  ],
  [
    'a category of brackets',
    { 'docs/nested/_category_.json': '['.repeat(100_000), 'docs/nested/a.md': 'Т' },
    [/nested\/_category_\.json:1:\d+ {2}ошибка .*Слишком глубокая вложенность/],
  ],
  [
    'authors whose addresses run',
    {
      'blog/authors.yml':
        'a:\n  name: А\n  url: javascript:alert(1)\n  image_url: "java\\tscript:alert(1)"\n  page: {permalink: ../../../x}\n  socials: {constructor: x, x: "javascript:a/b"}\n',
    },
    [
      /authors\.yml:3:8 {2}ошибка {2}Поле «url»/,
      /authors\.yml:4:14 {2}ошибка {2}Поле «image_url»/,
      /authors\.yml:5:\d+ {2}ошибка {2}Поле «page\.permalink»/,
      /authors\.yml:6:\d+ {2}ошибка {2}Поле «socials\.constructor»/,
      /authors\.yml:6:\d+ {2}ошибка {2}Поле «socials\.x»/,
    ],
  ],
  [
    'tags that lead up',
    { 'blog/tags.yml': 'x:\n  permalink: ../../../x\n' },
    [/blog\/tags\.yml:2:\d+ {2}ошибка {2}Поле «permalink»: ожидается адрес из букв/],
  ],
  // SVG files
  [
    'a drawing of a billion parts',
    {
      'docs/bomb.svg': svg(`<rect id="g0"/>${svgBomb}<use href="#g30"/>`),
      'docs/bomb-svg.md': '![x](./bomb.svg)',
    },
    [
      /bomb\.svg:1:1 {2}ошибка {2}Рисунок нельзя показать: вместе со ссылками вложенность больше 100 или элементов больше 20000/,
    ],
  ],
  [
    'a drawing of entities',
    {
      'docs/entities.svg': '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>',
      'docs/entities.md': '![x](./entities.svg)',
    },
    [/entities\.svg:1:1 {2}ошибка .*<!ENTITY>/],
  ],
  [
    'a drawing as deep as a well',
    {
      'docs/well.svg': svg('<g>'.repeat(50_000) + '</g>'.repeat(50_000)),
      'docs/well.md': '![x](./well.svg)',
    },
    [/well\.svg:1:1 {2}ошибка {2}Рисунок нельзя показать/],
  ],
]

describe('rejected, each with its position', () => {
  const folder = `${workFolder}/hostile`
  let outcome: Outcome
  beforeAll(() => {
    writeTree(
      'hostile',
      Object.assign({ 'docs/good.md': 'Хорошая страница.' }, ...refused.map(([, files]) => files)),
    )
    fs.symlinkSync('/etc/passwd', `${folder}/docs/leak.md`)
    fs.symlinkSync('..', `${folder}/docs/loop`)
    execFileSync('mkfifo', [`${folder}/docs/pipe.md`])
    fs.writeFileSync(`${folder}/docs/huge.bin`, '')
    fs.truncateSync(`${folder}/docs/huge.bin`, 200_000_000) // a sparse file
    outcome = check(folder)
  })
  afterAll(() => fs.rmSync(folder, { recursive: true }))

  test('without a stack trace or a crash', () => {
    expect(outcome.code).toBe(1)
    expect(outcome.output).not.toMatch(/^\s+at |\w*Error:|FATAL/m)
  })

  test.each(refused)('%s', (_, __, lines) => {
    for (const line of lines)
      expect(outcome.lines).toEqual(expect.arrayContaining([expect.stringMatching(line)]))
  })

  test('and nothing else is reported', () => {
    const expected = refused.flatMap(([, , lines]) => lines)
    const others = outcome.lines.filter((line) => !expected.some((one) => new RegExp(one).test(line)))
    expect(others.filter((line) => line.includes('ошибка'))).toEqual([])
  })
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
