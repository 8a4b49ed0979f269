import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '@/tests/support/render-markdown'
import { siteOf } from '@/tests/support/site-of'
import { entriesOf } from '@/lib/load/build-routes'
import { finishProblems, formatProblem } from '@/lib/problems/problem'
import { checkLinks } from './check-links'
import { deadUrlProblems, findDeadUrls, locateDeadUrls, readBuiltPage } from './check-output'
import { urlResolver } from './url-resolver'
import { resolveLink } from './resolve-link'

const emptyIndex = {
  pages: new Map(),
  sources: new Map(),
  openPages: new Set<string>(),
  drafts: new Map(),
  redirects: new Map(),
  assets: new Set<string>(),
  files: new Set<string>(),
}
const target =
  '---\ntitle: Цель\n---\n\n## Раздел {#part}\n\n## Ещё о настройках\n\n| Вызов |\n| - |\n| `World::get($key)` |\n'
const linesOf = (text: string, more: Record<string, string | null> = {}) =>
  siteOf({ 'docs/a/page.md': `---\ntitle: Т\n---\n\n${text}\n`, 'docs/a/target.md': target, ...more }).lines

test('a backslash is a slash on the page, too', async () => {
  const { site } = siteOf({ 'docs/a.md': 'Т', 'docs/b.md': 'Т', 'static/img/p.png': null })
  const resolve = urlResolver({ path: 'docs/a.md', permalink: '/docs/a/' }, site.links)
  const source = {
    path: 'docs/a.md',
    displayPath: 'content/docs/a.md',
    text: '[x](.\\b.md) [y](..\\docs\\b.md#к)',
  }
  const html = await renderMarkdown(source, 'md', { resolve })
  expect(html).toContain('<a href="/docs/b/">x</a> <a href="/docs/b/#к">y</a>')
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

  test('pictures whose path is written with backslashes', () => {
    expect(linesOf('![x](..\\a\\img\\b.png)', { 'docs/a/img/b.png': null })).toEqual([])
  })

  test('decomposed letters match composed ones', () => {
    expect(linesOf(`[x](./${'йод'.normalize('NFD')}.md)`, { 'docs/a/йод.md': target })).toEqual([])
  })

  test('files next to the page', () => {
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
    `content/docs/a/page.md:5:1  внимание  Ссылка «./later.md» ${message}  links/file`,
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
      'content/docs/a/page.md:6:3  внимание  Нет файла «./tarket.md». Возможно, «./target.md»?  links/file',
    ],
    [
      '[x](../target.md)',
      'content/docs/a/page.md:5:1  внимание  Нет файла «../target.md». Есть файл «./target.md».  links/file',
    ],
    [
      '[x](./target.md#prat)',
      'content/docs/a/page.md:5:1  внимание  Нет якоря «#prat» на странице «/docs/a/target/». Возможно, «part»?  links/anchor',
    ],
    [
      '[x](target.md#world-got)',
      'content/docs/a/page.md:5:1  внимание  Нет якоря «#world-got» на странице «/docs/a/target/». Возможно, «world-get»?  links/anchor',
    ],
  ])('%s', (text, line) => expect(linesOf(text)).toEqual([line]))

  test.each([
    ['[x](../tools/blender/README.md)', ' Есть файл «../tools/blender/README.mdx».'],
    ['[x](../tools/maps/maps.md)', ' Есть файл «../tools/maps/README.md».'],
    ['[x](../old/maps/README.md)', ' Есть файл «../tools/maps/README.md».'],
    ['[x](./formats/log.md)', ' Есть файл «../b/formats/log.md».'],
    ['[x](../tools/actor-editor.md)', ' Проверьте имя и папку.'],
    ['[x](../text/text.md)', ' Проверьте имя и папку.'],
  ])('a file that is missing, by its name: %s', (text, hint) => {
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
  ])('cannot be told by the text: %j', (body) => {
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

  test('of a text with components are found by other spellings all the same', () => {
    const { site } = siteOf({
      'docs/b.mdx': "import Own from './own'\n\n<Own />\n\n## Часть {#part}\n",
      'docs/own.jsx': null,
    })
    const from = { path: 'docs/b.mdx', permalink: '/docs/b/' }
    expect(resolveLink('#-part', from, site.links)).toMatchObject({ hash: '#part' })
  })
})

test('links with unknown URL schemes are one line per file and scheme', () => {
  expect(linesOf('[x](sdns://a) [y](sdns://b) <sdns:c>\n\n[z](adguard:x) [t](tg://x)')).toEqual([
    'content/docs/a/page.md:5:1  внимание  Сайт не знает адресов «sdns:» (3\u00a0ссылки) и оставит их как есть. Если это не опечатка, добавьте «sdns» в html.schemes файла lib/site.ts.  links/unknown-scheme',
    'content/docs/a/page.md:7:1  внимание  Сайт не знает адресов «adguard:» (1\u00a0ссылка) и оставит их как есть. Если это не опечатка, добавьте «adguard» в html.schemes файла lib/site.ts.  links/unknown-scheme',
  ])
})

test('addresses are resolved to those of the site', () => {
  const { site } = siteOf({ 'docs/a/page.md': target, 'docs/уроки/первый урок.md': target })
  const resolve = urlResolver({ path: 'docs/a/page.md', permalink: '/docs/a/page/' }, site.links)
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

describe('the check of the export', () => {
  const page = (html: string) => readBuiltPage('docs/intro/index.html', html)
  const files = new Set(['index.html', 'docs/intro/index.html', 'docs/category/уроки/index.html', 'a.png'])
  const dead = (html: string, basePath = '') =>
    findDeadUrls([page(html)], files, basePath).map(({ url, rule }) => `${url} ${rule}`)

  test('accepts valid links', () => {
    expect(
      dead(
        '<h2 id="ё">x</h2><a href="/">a</a><a href="#ё">b</a><a href="/docs/category/%D1%83%D1%80%D0%BE%D0%BA%D0%B8/">c</a><img src="/a.png">',
      ),
    ).toEqual([])
    expect(dead('<a href="/base/docs/intro/">a</a>', '/base')).toEqual([])
    expect(dead('<a href="#top">a</a><p id="x"></p><a href="#x:~:text=a%2Cb">b</a>')).toEqual([])
  })

  test('reports broken ones', () => {
    expect(dead('<a href="/docs/nope/">a</a><img src="/b.png"><a href="#no">b</a>')).toEqual([
      '/docs/nope/ links/page',
      '/b.png links/asset',
      '#no links/anchor',
    ])
    expect(dead('<a href="/docs/intro/">a</a>', '/base')).toEqual(['/docs/intro/ links/page'])
  })

  test('does not repeat what the check of texts has reported', async () => {
    const text =
      '[а](/docs/нет) [б](./нет) [в](./нет.md) [г](#нет) [д](/docs/b#там) [е](/blog/x/?a=1#b) ![ж](./нет.png) [з](http:/x.ru) [и](/docs/b/?a=1&b#нет)\n'
    const { site } = siteOf({ 'docs/a.md': text, 'docs/b.md': 'Текст.\n' })
    const problems = checkLinks(entriesOf(site.routes), site.links)
    const reported = new Set(problems.flatMap(({ deadUrl }) => deadUrl ?? []))
    expect(reported.size).toBe(9)
    const resolve = urlResolver({ path: 'docs/a.md', permalink: '/docs/a/' }, site.links)
    const html = await renderMarkdown({ path: 'docs/a.md', displayPath: 'docs/a.md', text }, 'md', {
      resolve,
    })
    const built = [readBuiltPage('docs/a/index.html', html), readBuiltPage('docs/b/index.html', '')]
    const all = new Set(built.map(({ file }) => file))
    expect(findDeadUrls(built, all, '').length).toBeGreaterThanOrEqual(7)
    expect(findDeadUrls(built, all, '', reported)).toEqual([])
    // `#нет` on another page is a different address
    const other = [readBuiltPage('docs/b/index.html', '<a href="#нет">а</a><a href="/docs/другая/">б</a>')]
    expect(findDeadUrls(other, all, '', reported).map(({ url }) => url)).toEqual(['#нет', '/docs/другая/'])
  })

  test.each([
    ['a text', '<p>Пишите <code>&lt;img src="/no.png"></code></p>'],
    ['a sample of code', '<pre>&lt;<span>img</span> src="/no.png" href="#no"&gt;</pre>'],
    ['a comment', '<!-- <a href="/no/">x</a> -->'],
    ['a script', '<script type="x">"<a href=\'/no/\'>"</script><style>/* <img src="/no.png"> */</style>'],
    ['the value of an attribute', '<b title="<img src=/no.png>" data-href="/no/">x</b>'],
  ])('takes no address from what looks like a tag in %s', (_, html) => expect(dead(html)).toEqual([]))

  test('reads unquoted attributes and those on several lines', () => {
    expect(dead('<img alt=\'a > b\'\n src=/no.png><script src="/no.js"></script>')).toEqual([
      '/no.png links/asset',
      '/no.js links/asset',
    ])
  })

  test("reports forbidden frames from authors' code, once per host", () => {
    const pages = ['a', 'b'].map((name) =>
      readBuiltPage(`${name}/index.html`, `<iframe src="https://frames.example/${name}"></iframe>`),
    )
    const code = { displayPath: 'content/video.jsx', text: '\n  <iframe src="https://frames.example/a" />' }
    const lines = deadUrlProblems(findDeadUrls(pages, files, ''), () => undefined, [code]).map(formatProblem)
    expect(lines).toEqual([
      'content/video.jsx:2:16  внимание  Фрейм не откроется: https://frames.example/a (a/index.html и ещё 1\u00a0страница). Добавьте «frames.example» в html.frames файла lib/site.ts.  html/blocked',
    ])
  })

  test('places a frame in a component rather than in a menu that links to the same page', () => {
    const framing = readBuiltPage('a/index.html', '<iframe src="https://frames.example/"></iframe>')
    const menu = { displayPath: 'content/sidebars.js', text: "href: 'https://frames.example'" }
    const code = { displayPath: 'content/src/demo.jsx', text: '<Frame url="https://frames.example" />' }
    const [found] = deadUrlProblems(findDeadUrls([framing], files, ''), () => undefined, [menu, code])
    expect(found).toMatchObject({ file: 'content/src/demo.jsx', column: 13 })
  })

  test('reports a frame with a page of the site itself', () => {
    const framing = readBuiltPage('a/index.html', '<iframe src="/?theme=dark"></iframe>')
    const code = { displayPath: 'content/demo.jsx', text: '<iframe src="/?theme=dark" />' }
    const lines = deadUrlProblems(findDeadUrls([framing], files, ''), () => undefined, [code]).map(
      formatProblem,
    )
    expect(lines).toEqual([
      'content/demo.jsx:1:14  внимание  Фрейм не откроется: /?theme=dark (a/index.html). Своих страниц сайт во фрейме не показывает: поставьте ссылку.  html/blocked',
    ])
  })

  test('leaves out addresses with pathname:, which lead to another part of the host', () => {
    const html = ['/other/', '/other/more', '/panel#a b'].map((url) => `<a href="${url}">x</a>`).join('')
    const found = findDeadUrls([readBuiltPage('a/index.html', html)], files, '')
    const text = {
      displayPath: 'content/a.mdx',
      text: '[x](pathname:///other/) <Own to="pathname:///panel#a b" />',
    }
    expect(deadUrlProblems(found, () => text, [text]).map(formatProblem)).toEqual([
      'content/a.mdx:1:1  ошибка  Ведёт в никуда: /other/more (a/index.html). Исправьте адрес или уберите ссылку.  links/page',
    ])
  })

  test('an anchor that a component may make is reported where the text names it', () => {
    const { site } = siteOf({
      'docs/a.md': '---\ntitle: Т\n---\n\n[x](./b.mdx#own) [y](./b.mdx#none)\n',
      'docs/b.mdx': "import Own from './own'\n\n[z](#none-here) <Own />\n",
      'docs/own.jsx': null,
    })
    const known = checkLinks(entriesOf(site.routes), site.links)
    const built = [
      ['docs/a', '<a href="/docs/b/#own">x</a><a href="/docs/b/#none">y</a>'],
      ['docs/b', '<a href="#none-here">z</a><h2 id="own">Т</h2><a href="#computed">x</a>'],
    ].map(([name, html]) => readBuiltPage(`${name}/index.html`, html ?? ''))
    const found = findDeadUrls(built, new Set(['docs/a/index.html', 'docs/b/index.html']), '')
    const { located, dead: others } = locateDeadUrls(found, known, '')
    expect(finishProblems(located).map(formatProblem)).toEqual([
      'content/docs/a.md:5:18  внимание  Нет якоря «#none» на странице «/docs/b/».  links/anchor',
      'content/docs/b.mdx:3:1  внимание  Нет якоря «#none-here» на этой странице.  links/anchor',
    ])
    expect(others.map(({ url }) => url)).toEqual(['#computed'])
  })

  test('ignores the origin that Next.js preconnects to for its fonts', () => {
    expect(dead('<link rel="preconnect" href="/" crossorigin=""/>', '/site')).toEqual([])
  })

  test('L10 a broken address in a menu is reported once', () => {
    const menu = ['a', 'b', 'c'].map((name) => readBuiltPage(`${name}/index.html`, '<a href="/nope/">x</a>'))
    const problems = deadUrlProblems(findDeadUrls(menu, files, ''), () => undefined, [])
    expect(problems.map(formatProblem)).toEqual([
      'a/index.html:1:1  ошибка  Ведёт в никуда: /nope/ (a/index.html и ещё 2\u00a0страницы). Исправьте адрес или уберите ссылку.  links/page',
    ])
  })

  test.each([
    ['/ru#price', 'const to = `/${locale}#price`', 13],
    ['/docs/ru/b/1/', 'x(`/docs/${f(x)}/b/${n}/`)', 4],
    ['/ru#price', 'const to = `${base}#prices`', undefined],
    ['/ru#price', 'const to = `${base}/${locale}`', undefined],
    ['/a/ru/', 'const to = `/b/ru/${name}`', undefined],
  ])('an address that code computes is reported at its template: %s, %s', (url, text, column) => {
    const linking = readBuiltPage('a/index.html', `<a href="${url}">x</a>`)
    const code = { displayPath: 'content/src/x.js', text: `\n${text}\n` }
    const [found] = deadUrlProblems(findDeadUrls([linking], files, ''), () => undefined, [code])
    expect(found).toMatchObject(
      column ? { file: 'content/src/x.js', line: 2, column } : { file: 'a/index.html' },
    )
  })

  test('a dead address is reported in its source', () => {
    const pages = [
      ['a', '<a href="./x.md">x</a><a href="/y%20z/">y</a>'],
      ['b', '<a href="./nope">x</a><a href="./x.md">x</a>'],
    ].map(([name, html]) => readBuiltPage(`${name}/index.html`, html ?? ''))
    const texts = [
      {
        displayPath: 'content/a.md',
        text: 'Сайт https://e.ru/y z/.\n\n[x](../x.md) [x](./x.md)\n[y](</y z>)\n',
      },
      { displayPath: 'content/b.md', text: 'Текст. [x](./x.md)\n' },
      { displayPath: 'content/_part.mdx', text: '[x](./nope-no) [x](./nope)\n' },
    ]
    const textOf = (name: string) => texts.find(({ displayPath }) => displayPath === `content/${name[0]}.md`)
    const problems = deadUrlProblems(findDeadUrls(pages, files, ''), textOf, texts)
    expect(problems.map((one) => formatProblem(one).replace(/Ведёт.*\. /, ''))).toEqual([
      'content/a.md:3:18  внимание   links/file',
      'content/b.md:1:12  внимание   links/file',
      'content/a.md:4:6  ошибка   links/page',
      'content/_part.mdx:1:20  ошибка   links/page',
    ])
  })

  test('a relative one in a module is found, as Docusaurus resolves it from the page', () => {
    const pages = [
      readBuiltPage('docs/a/b/index.html', '<a href="/docs/none">x</a><a href="/docs/c?x#y">x</a>'),
    ]
    const code = { displayPath: 'content/src/cards.js', text: "a('./a')\nb(\"../none\", '../c?x#y')\n" }
    const problems = deadUrlProblems(findDeadUrls(pages, files, ''), () => undefined, [code])
    expect(problems.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
      'content/src/cards.js:2:4',
      'content/src/cards.js:2:15',
    ])
  })
})
