import { describe, expect, test } from 'vitest'
import { entriesOf } from '@/lib/load/build-routes'
import { finishProblems, formatProblem } from '@/lib/problems/problem'
import { renderMarkdown } from '@/tests/support/render-markdown'
import { siteOf } from '@/tests/support/site-of'
import { checkLinks } from './check-links'
import { deadUrlProblems, findDeadUrls, readBuiltPage } from './check-output'
import { urlResolver } from './url-resolver'

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

  test('does not repeat what the text check has reported', async () => {
    const text =
      '[а](/docs/нет) [б](./нет) [в](./нет.md) [г](#нет) [д](/docs/b#там) [е](/blog/x/?a=1#b) ![ж](./нет.png) [з](http:/x.ru) [и](/docs/b/?a=1&b#нет)\n'
    const { site } = siteOf({ 'docs/a.md': text, 'docs/b.md': 'Текст.\n' })
    const problems = checkLinks(entriesOf(site.routes), site.linkIndex)
    const reported = new Set(problems.flatMap(({ deadUrl }) => deadUrl ?? []))
    expect(reported.size).toBe(9)
    const resolve = urlResolver({ path: 'docs/a.md', permalink: '/docs/a/' }, site.linkIndex)
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
      'content/video.jsx:2:16  предупреждение  Фрейм не откроется: https://frames.example/a (a/index.html и ещё 1\u00a0страница). Добавьте «frames.example» в html.frames файла lib/site.ts.  html/blocked',
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
      'content/demo.jsx:1:14  предупреждение  Фрейм не откроется: /?theme=dark (a/index.html). Своих страниц сайт во фрейме не показывает: поставьте ссылку.  html/blocked',
    ])
  })

  test('reports an address that is no URL', () => {
    const built = readBuiltPage('a/index.html', String.raw`<a href="/\[">x</a>`)
    expect(findDeadUrls([built], files, '')).toEqual([
      { url: String.raw`/\[`, rule: 'links/page', pages: ['a/index.html'] },
    ])
  })

  test('skips addresses with pathname:, which lead to another part of the host', () => {
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
    expect(checkLinks(entriesOf(site.routes), site.linkIndex)).toEqual([])
    const built = [
      ['docs/a', '<a href="/docs/b/#own">x</a><a href="/docs/b/#none">y</a>'],
      ['docs/b', '<a href="#none-here">z</a><h2 id="own">Т</h2><a href="#computed">x</a>'],
    ].map(([name, html]) => readBuiltPage(`${name}/index.html`, html ?? ''))
    const found = findDeadUrls(built, new Set(['docs/a/index.html', 'docs/b/index.html']), '')
    const textOf = (file: string) =>
      site.docs.find(({ permalink }) => file === `${permalink.slice(1)}index.html`)?.source
    expect(finishProblems(deadUrlProblems(found, textOf, [])).map(formatProblem)).toEqual([
      'content/docs/a.md:5:29  предупреждение  Ведёт в никуда: /docs/b/#none (docs/a/index.html). Исправьте адрес или уберите ссылку.  links/anchor',
      'content/docs/b.mdx:1:1  предупреждение  Ведёт в никуда: #computed (docs/b/index.html). Исправьте адрес или уберите ссылку.  links/anchor',
      'content/docs/b.mdx:3:5  предупреждение  Ведёт в никуда: #none-here (docs/b/index.html). Исправьте адрес или уберите ссылку.  links/anchor',
    ])
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

  test('an address that code computes is reported at the page that links there', () => {
    const linking = readBuiltPage('a/index.html', '<a href="/ru#price">x</a>')
    const text = { displayPath: 'content/a.mdx', text: 'Текст.\n\n<Prices locale="ru" />\n' }
    const code = { displayPath: 'content/src/prices.js', text: 'const to = `/${locale}#price`' }
    const problems = deadUrlProblems(findDeadUrls([linking], files, ''), () => text, [text, code])
    expect(problems.map(formatProblem)).toEqual([
      'content/a.mdx:1:1  ошибка  Ведёт в никуда: /ru#price (a/index.html). Исправьте адрес или уберите ссылку.  links/page',
    ])
  })

  test('an object in place of an address is reported where code writes one', () => {
    const linking = readBuiltPage('a/index.html', '<a href="[object Object]">x</a>')
    const code = { displayPath: 'content/src/x.js', text: "\n<Link to={{ pathname: '/b/' }}>\n" }
    const [found] = deadUrlProblems(findDeadUrls([linking], files, ''), () => undefined, [code])
    expect(found?.message).toContain('Адрес — объект')
    expect(found).toMatchObject({ file: 'content/src/x.js', line: 2, column: 7 })
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
      'content/a.md:3:18  предупреждение   links/file',
      'content/b.md:1:12  предупреждение   links/file',
      'content/a.md:4:6  ошибка   links/page',
      'content/_part.mdx:1:20  ошибка   links/page',
    ])
  })

  test('a relative address in a module is found, as Docusaurus resolves it from the page', () => {
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
