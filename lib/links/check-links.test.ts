import { describe, expect, onTestFinished, test } from 'vitest'
import { renderMarkdown } from '@/tests/support/render-markdown'
import { siteOf } from '@/tests/support/site-of'
import { config } from '../site'
import { urlResolver } from './url-resolver'
import { resolveLink } from './resolve-link'

const emptyIndex = {
  pages: new Map(),
  sources: new Map(),
  openPages: new Set<string>(),
  drafts: new Map(),
  redirects: new Map(),
  assets: new Set<string>(),
  published: new Map(),
  files: new Set<string>(),
}
const target =
  '---\ntitle: Цель\n---\n\n## Раздел {#part}\n\n## Ещё о настройках\n\n| Вызов |\n| - |\n| `World::get($key)` |\n'
const linesOf = (text: string, more: Record<string, string | null> = {}) =>
  siteOf({ 'docs/a/page.md': `---\ntitle: Т\n---\n\n${text}\n`, 'docs/a/target.md': target, ...more }).lines

test('backslashes become slashes on the page', async () => {
  const { site } = siteOf({ 'docs/a.md': 'Т', 'docs/b.md': 'Т', 'static/img/p.png': null })
  const resolve = urlResolver({ path: 'docs/a.md', permalink: '/docs/a/' }, site.linkIndex)
  const source = {
    path: 'docs/a.md',
    displayPath: 'content/docs/a.md',
    text: '[x](.\\b.md) [y](..\\docs\\b.md#к)',
  }
  const html = await renderMarkdown(source, 'md', { resolve })
  expect(html).toContain('<a href="/docs/b/">x</a> <a href="/docs/b/#к">y</a>')
})

test('an address may already include the base path, as in Docusaurus', () => {
  config.basePath = '/a'
  onTestFinished(() => void (config.basePath = ''))
  const text = '[x](/a/docs/a/target#part) ![z](/a/p.png) [w](/docs/a/target/) [no](/a/none)'
  const { lines, site } = siteOf({ 'docs/a/page.md': text, 'docs/a/target.md': target, 'static/p.png': null })
  expect(lines).toEqual([
    'content/docs/a/page.md:1:64  ошибка  Нет страницы «/a/none/». Проверьте адрес.  links/page',
  ])
  const resolve = urlResolver({ path: 'docs/a/page.md', permalink: '/docs/a/page/' }, site.linkIndex)
  expect(resolve('/a/docs/a/target?q#part').href).toBe('/a/docs/a/target/?q#part')
  expect(resolve('/a/p.png').href).toBe('/a/p.png')
})

describe('working links', () => {
  test.each([
    '[x](./target.md)',
    '[x](target.md#part)',
    '[x](.\\target.md#part) [y](..\\a\\target)',
    '[x](/docs/a/target/?q=1#part)',
    '[x](/docs/a/target.html)',
    '[x](./target#part)',
    '[x](./target.md#world-get)',
    '[x](#свой)\n\n## Свой {#свой}',
    '[x](#box)\n\n:::tip{#box}\n\nТ\n\n:::',
    '[x](./target.md#ещё-о-настройках)',
    '[x](./target.md#%D0%B5%D1%89%D1%91-%D0%BE-%D0%BD%D0%B0%D1%81%D1%82%D1%80%D0%BE%D0%B9%D0%BA%D0%B0%D1%85)',
    '[x](mailto:a@b.c)',
    '<a href="/docs/a/target/">x</a>',
    '`[x](./nope.md)`',
    '[x](#top) [y](#Top) [z](./target.md#top)',
    '[x](./target.md#part:~:text=a%2Cb,c) [y](#:~:text=слово)',
    '[x](#настройка) [y](#-настройка) [z](#\ufe0f-настройка)\n\n## ⚙️ Настройка',
    '[x](#--flag)\n\n## --flag',
  ])('%s', (text) => expect(linesOf(text)).toEqual([]))

  test('lead to pictures whose path has backslashes', () => {
    expect(linesOf('![x](..\\a\\img\\b.png)', { 'docs/a/img/b.png': null })).toEqual([])
  })

  test('lead to files whose names HTML escapes', () => {
    const text = '<img src="./a &#x26; б&#39;.png" alt="x"> <a href="./a&amp;b.zip">x</a>'
    expect(linesOf(text, { "docs/a/a & б'.png": null, 'docs/a/a&b.zip': null })).toEqual([])
  })

  test('match decomposed letters with composed ones', () => {
    expect(linesOf(`[x](./${'йод'.normalize('NFD')}.md)`, { 'docs/a/йод.md': target })).toEqual([])
  })

  test('lead to files next to the page', () => {
    expect(
      linesOf('![x](./scheme.png) [y](./a.pdf)', { 'docs/a/scheme.png': null, 'docs/a/a.pdf': null }),
    ).toEqual([])
  })
})

test('a link to a draft is reported as such, by file and by address; in development it works', () => {
  const more = { 'docs/a/later.md': target.replace('---\n', '---\ndraft: true\n') }
  const message =
    'ведёт на content/docs/a/later.md, а этой страницы на сайте нет: она черновик или запись с датой в будущем. Опубликуйте её или уберите ссылку.'
  expect(linesOf('[x](./later.md)\n\n[y](/docs/a/later)', more)).toEqual([
    `content/docs/a/page.md:5:1  предупреждение  Ссылка «./later.md» ${message}  links/file`,
    `content/docs/a/page.md:7:1  ошибка  Ссылка «/docs/a/later/» ${message}  links/page`,
  ])
  const files = { 'docs/a/page.md': '---\ntitle: Т\n---\n\n[x](./later.md)\n', ...more }
  expect(siteOf(files, { drafts: true }).lines).toEqual([])
})

describe('broken links are reported with position and suggestion', () => {
  test.each([
    [
      '[x](/docs/a/tarket/)',
      'content/docs/a/page.md:5:1  ошибка  Нет страницы «/docs/a/tarket/». Возможно, «/docs/a/target/»?  links/page',
    ],
    [
      'Текст\nи [x](./tarket.md)',
      'content/docs/a/page.md:6:3  предупреждение  Нет файла «./tarket.md». Возможно, «./target.md»?  links/file',
    ],
    [
      '[x](../target.md)',
      'content/docs/a/page.md:5:1  предупреждение  Нет файла «../target.md». Есть файл «./target.md».  links/file',
    ],
    [
      '[x](./target.md#prat)',
      'content/docs/a/page.md:5:1  предупреждение  Нет якоря «#prat» на странице «/docs/a/target/». Возможно, «part»?  links/anchor',
    ],
    [
      '[x](target.md#world-got)',
      'content/docs/a/page.md:5:1  предупреждение  Нет якоря «#world-got» на странице «/docs/a/target/». Возможно, «world-get»?  links/anchor',
    ],
  ])('%s', (text, line) => expect(linesOf(text)).toEqual([line]))

  test.each([
    ['[x](../tools/blender/README.md)', ' Есть файл «../tools/blender/README.mdx».'],
    ['[x](../tools/maps/maps.md)', ' Есть файл «../tools/maps/README.md».'],
    ['[x](../old/maps/README.md)', ' Есть файл «../tools/maps/README.md».'],
    ['[x](./formats/log.md)', ' Есть файл «../b/formats/log.md».'],
    ['[x](../tools/actor-editor.md)', ' Проверьте имя и папку.'],
    ['[x](../text/text.md)', ' Проверьте имя и папку.'],
    ['[x](../../a/page.md)', ' Проверьте имя и папку.'],
  ])('to a missing file, looked up by name: %s', (text, hint) => {
    const more = {
      'docs/README.md': 'Т',
      'docs/b/formats/log.md': 'Т',
      'docs/b/log.md': 'Т',
      'docs/editors/weather-editor.md': 'Т',
      'docs/jet.md': 'Т',
      'docs/tools/blender/README.mdx': 'Т',
      'docs/tools/maps/README.md': 'Т',
    }
    const [line = ''] = linesOf(text, more)
    expect(line.replace(/^.*Нет файла «.*?»\./, '').replace(/ {2}links\/file$/, '')).toBe(hint)
  })

  test('in an old version suggest a file of that version', () => {
    const from = 'versioned_docs/version-1.0/learn/a.md'
    const { lines } = siteOf({
      'versions.json': '["2.0", "1.0"]',
      [from]: '[x](../../api/x.md)\n',
      'docs/api/x.md': 'Т\n',
      'versioned_docs/version-2.0/api/x.md': 'Т\n',
      'versioned_docs/version-1.0/api/x.md': 'Т\n',
    })
    expect(lines).toEqual([expect.stringContaining('Есть файл «../api/x.md».')])
  })

  test('say how many more anchors the page has than listed', () => {
    const headings = Array.from({ length: 23 }, (_, at) => `## Раздел {#part-${at}}\n`).join('\n')
    expect(linesOf('[x](./b.md#qwertyuiop)', { 'docs/a/b.md': headings })[0]).toMatch(/part-19 и ещё 3\./)
  })

  test('in .mdx components and in front matter', () => {
    const { lines } = siteOf({
      'docs/a.mdx':
        '---\ntitle: Т\nimage: ./no.png\n---\n\nТекст\n\n<Card title="Б" to="/docs/b/">x</Card>\n',
    })
    expect(lines).toEqual([
      'content/docs/a.mdx:3:8  ошибка  Нет картинки «./no.png». Положите файл рядом с текстом.  links/asset',
      'content/docs/a.mdx:8:1  ошибка  Нет страницы «/docs/b/». Проверьте адрес.  links/page',
    ])
  })
})

test('a missing file that code imports stops the build, whatever the severity of missing files', () => {
  const text = "import a from './no.png'\n\n<Own src={require('@site/static/no.mp4').default} name={a} />"
  const own = 'export const Own = ({ src }) => <video src={src} />'
  expect(siteOf({ 'docs/a.mdx': `${own}\n\n${text}\n` }).lines).toEqual([
    'content/docs/a.mdx:3:15  ошибка  Нет картинки «./no.png». Положите файл рядом с текстом.  mdx/import',
    'content/docs/a.mdx:5:19  ошибка  Нет файла «@site/static/no.mp4». Положите файл в static/no.mp4 папки содержимого или рядом с текстом.  mdx/import',
  ])
})

test('a page that could not be parsed causes no warnings about its anchors', () => {
  const { lines } = siteOf({
    'docs/a.md': '---\ntitle: Т\n---\n\n[x](./b.mdx#part), [y](./c.mdx#part)\n',
    'docs/b.mdx': '---\ntitle: Т\n---\n\n## Часть {#part}\n\n<Card>\n',
    'docs/c.mdx': "---\ntitle: Т\n---\n\nimport Part from './_part.mdx'\n\n<Part />\n",
    'docs/_part.mdx': '## Часть {#part}\n\n{1 +}\n',
  })
  expect(lines.map((line) => line.split('  ').at(-1))).toEqual(['mdx/syntax', 'mdx/syntax'])
})

describe('anchors of a page', () => {
  const linesTo = (body: string, hash = 'x') =>
    siteOf({
      'docs/a.md': `---\ntitle: Т\n---\n\n[x](./b.mdx#${hash})\n`,
      'docs/b.mdx': `---\ntitle: Т\n---\n\n${body}\n\n## Часть {#part}\n`,
      'docs/_part.mdx': "import Own from './own'\n\n<Own />\n",
      'docs/_plain.mdx': 'Слово.\n',
      'docs/own.jsx': null,
      'docs/p.png': null,
    }).lines

  test.each([
    "import Own from './own'\n\n<Own />",
    "import Own from './own'\n\nСлово <Own anchor='x' /> и слово",
    "import { Own } from '@site/docs/own'\n\n- <Own.Item />",
    "import Player from 'react'\n\n<div><Player /></div>",
    "import Shown from '@/components/ui/boxes'\n\n<Shown />",
    "import Part from './_part.mdx'\n\n<Part />",
    'export const Own = () => <h2 id="x">А</h2>\n\n<Own />',
    'export const title = <h2 id="x">А</h2>\n\n{title}',
    "{['x'].map((id) => <b key={id} id={id} />)}",
    '{true && <b id="x" />}',
    '<b id={`x`}>а</b>',
    "<b {...{ id: 'x' }}>а</b>",
  ])('cannot be told from the text: %j', (body) => {
    expect(linesTo(body).filter((line) => line.includes('links/anchor'))).toEqual([])
  })

  test.each([
    'Слово.',
    '<b id="y">а</b> <Card title="Т" to="https://e.ru">а</Card>',
    "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n<Tabs><TabItem value='a'>а</TabItem></Tabs>",
    "import Link from '@docusaurus/Link'\n\n<Link to='/docs/a/'>а</Link>",
    "import TOCInline from '@theme/TOCInline'\n\n<TOCInline toc={toc} />",
    "import photo from './p.png'\n\n<img src={photo} alt='' />",
    "import Part from './_plain.mdx'\n\n<Part />",
    '{1 + 1} {/* заметка */}',
  ])('are all in the text: %j', (body) => {
    expect(linesTo(body)).toEqual([expect.stringMatching(/^content\/docs\/a\.md:5:1 .*Нет якоря «#x»/)])
  })

  test.each([
    '<b id="x">а</b>',
    '<a name="x" />',
    '<Card title="Т" to="https://e.ru" id="x">а</Card>',
    '### Ещё {#x}',
  ])('are known: %j', (body) => expect(linesTo(body)).toEqual([]))

  test('of a text with components are still found by other spellings', () => {
    const { site } = siteOf({
      'docs/b.mdx': "import Own from './own'\n\n<Own />\n\n## Часть {#part}\n",
      'docs/own.jsx': null,
    })
    const from = { path: 'docs/b.mdx', permalink: '/docs/b/' }
    expect(resolveLink('#-part', from, site.linkIndex)).toMatchObject({ hash: '#part' })
  })
})

test('addresses are resolved to those of the site', () => {
  const { site } = siteOf({ 'docs/a/page.md': target, 'docs/уроки/первый урок.md': target })
  const resolve = urlResolver({ path: 'docs/a/page.md', permalink: '/docs/a/page/' }, site.linkIndex)
  expect(resolve('../уроки/первый урок.md?x=1#part')).toEqual({
    href: '/docs/уроки/первый%20урок/?x=1#part',
    to: '/docs/уроки/первый урок/?x=1#part',
  })
  expect(resolve('#part')).toEqual({ href: '#part', to: '/docs/a/page/#part' })
  expect(resolve('https://example.com')).toEqual({ href: 'https://example.com', isExternal: true })
  expect(resolve('mailto:a@b.c')).toEqual({ href: 'mailto:a@b.c', isExternal: false })
})

test('hashes point to the id on the page, and keep text fragments', () => {
  const index = { ...emptyIndex, pages: new Map([['/a/', new Set(['настройка', 'b c'])]]) }
  const hrefIn = (url: string) => urlResolver({ path: 'docs/a.md', permalink: '/a/' }, index)(url).href
  expect(hrefIn('#\ufe0f-настройка')).toBe('#настройка')
  expect(hrefIn('#-настройка:~:text=a%2Cb')).toBe('#настройка:~:text=a%2Cb')
  expect(hrefIn('#b%20c:~:text=два слова,%D1%8F')).toBe('#b%20c:~:text=два%20слова,%D1%8F')
})

describe('look-alike names', () => {
  test.each([
    ['[x](./target\u200b.md)', 'Нет файла «./target<U+200B>.md». Возможно, «./target.md»?'],
    [
      '[x](./tаrget.md)',
      'Нет файла «./tаrget.md». Возможно, «./target.md» (вместо латинской «a» у вас русская)?',
    ],
    ['[x](/docs/a/\u00a0target)', 'Нет страницы «/docs/a/<U+00A0>target/». Возможно, «/docs/a/target/»?'],
    [
      '[x](./target.md#pаrt)',
      'Нет якоря «#pаrt» на странице «/docs/a/target/». Возможно, «part» (вместо латинской «a» у вас русская)?',
    ],
  ])('%s', (text, message) => expect(linesOf(text)[0]).toContain(message))
})
