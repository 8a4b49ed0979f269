import { describe, expect, test } from 'vitest'
import { siteOf } from '@/tests/support/site-of'
import { innerHtml, mapAttributes } from '../text/html'
import { partText, printPage, proseOf } from './print-page'
import { flattenParts, printPath, printSection, printSections } from '../view/print-section'

const category = (label: string) =>
  JSON.stringify({ label, link: { type: 'generated-index', slug: `/category/${label}` } })
const { site } = siteOf({
  'docs/intro.md': '---\ntitle: Концепция\nsidebar_position: 1\n---\n\nТекст\n',
  'docs/api/_category_.json': category('API'),
  'docs/api/events.md': '# События\n\n## Список\n',
  'docs/api/hidden.md': '---\nunlisted: true\n---\n\nТекст\n',
  'docs/api/deep/_category_.json': category('Глубже'),
  'docs/api/deep/one.md': '# Один\n',
  'docs/api/deep/two.md': '# Два\n',
  'docs/alone/_category_.json': category('Одна'),
  'docs/alone/page.md': '# Страница\n',
})

describe('sections with a print version', () => {
  test('are the whole documentation and groups of several pages, without unlisted pages', () => {
    expect(printSections(site, 9).map(({ path }) => path)).toEqual([
      '/docs/print/',
      '/docs/category/API/print/',
      '/docs/category/Глубже/print/',
    ])
    const parts = flattenParts(printSection(site, '/docs/category/API/', 9)?.parts ?? [])
    expect(parts.map(({ title, id, permalink }) => [id, title, permalink])).toEqual([
      ['p1', 'Глубже', undefined],
      ['p2', 'Один', '/docs/api/deep/one/'],
      ['p3', 'Два', '/docs/api/deep/two/'],
      ['p4', 'События', '/docs/api/events/'],
    ])
  })

  test('begin with the index doc of the group', () => {
    const { site: other } = siteOf({ 'docs/a/index.md': '# Раздел\n', 'docs/a/b.md': '# Страница\n' })
    const section = printSection(other, '/docs/a/', 9)
    expect(section?.parts.map(({ permalink }) => permalink)).toEqual(['/docs/a/', '/docs/a/b/'])
  })

  test('are not duplicated if a doc has the address of the whole', () => {
    const { site: other } = siteOf({
      'docs/a.md': '---\nslug: /\n---\n\nТекст\n',
      'docs/b.md': '# Страница\n',
    })
    expect(printSections(other, 9).map(({ path }) => path)).toEqual(['/docs/print/'])
  })

  test("are limited in size by the configuration, and do not replace an author's page", () => {
    expect(printSections(site, 3).map(({ permalink }) => permalink)).toEqual([
      '/docs/category/API/',
      '/docs/category/Глубже/',
    ])
    expect(printSections(site, 0)).toEqual([])
    const { site: other } = siteOf({ 'docs/print.md': '# Печать\n', 'docs/b.md': '# Страница\n' })
    expect(printSection(other, '/docs/', 9)).toBeUndefined()
  })

  test('are not linked by the development server', () => {
    expect(printPath(site, '/docs/')).toBeUndefined()
  })
})

test('the table of contents of a print version omits sections that several pages share', () => {
  const { site: own } = siteOf({
    'docs/one.md': '# Один\n\n## Начало\n\n## Что дальше\n',
    'docs/two.md': '# Два\n\n## Конец\n\n## Что дальше\n',
  })
  const section = printSection(own, '/docs/', 9)
  const page = section ? printPage(section, own, () => '') : ''
  const contents = innerHtml(page, 'nav', '<nav class="print-contents"') ?? ''
  expect([...contents.matchAll(/<a [^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([
    'Один',
    'Начало',
    'Два',
    'Конец',
  ])
})

describe('the text of a page in a print version', () => {
  const part = { title: '', id: 'p2', parts: [] }
  const ids = new Map([
    ['/docs/intro/', 'p1'],
    ['/docs/category/уроки/', 'p7'],
  ])
  const text = (html: string, level = 2) => partText(html, part, level, ids)

  test('has unique ids, and links within the document, else to full addresses', () => {
    expect(
      text('<p id="a"><a href="#a">1</a> <a href="/docs/intro/">2</a> <a href="/docs/intro/#шаг">3</a></p>'),
    ).toBe('<p id="p2-a"><a href="#p2-a">1</a> <a href="#p1">2</a> <a href="#p1-шаг">3</a></p>')
    expect(text('<a name="old"></a><a href="#old">4</a>')).toBe(
      '<a name="p2-old"></a><a href="#p2-old">4</a>',
    )
    expect(
      text('<a href="/blog/#x">1</a><a href="/docs/category/уроки/">2</a><a href="https://a.b/">3</a>'),
    ).toBe('<a href="https://example.com/blog/#x">1</a><a href="#p7">2</a><a href="https://a.b/">3</a>')
    expect(
      text('<svg><marker id="m"/><path marker-end="url(#m)"/></svg><ul aria-labelledby="a b"></ul>'),
    ).toBe(
      '<svg><marker id="p2-m"/><path marker-end="url(#p2-m)"/></svg><ul aria-labelledby="p2-a p2-b"></ul>',
    )
  })

  test('keeps code unchanged, even if it looks like attributes', () => {
    const code = '<pre><code>&#x3C;a id="x" href="#y" loading="lazy"></code></pre>'
    expect(text(code)).toBe(code)
  })

  test('is below the heading of its chapter, with nothing hidden', () => {
    expect(
      text(
        '<h1 id="t">Т <a class="anchor" href="#t">#</a></h1>\n<h2 id="a">А <a class="anchor" href="#a">#</a></h2><h6>Б</h6>',
        3,
      ),
    ).toBe('\n<h4 id="p2-a">А</h4><h6>Б</h6>')
    expect(text('<details><summary>А</summary></details><img loading="lazy"/>')).toBe(
      '<details open><summary>А</summary></details><img loading="eager"/>',
    )
  })

  test('is taken from the built page, whatever it contains', () => {
    const inner = '<p title="</div> и <div>">a</p><div class="x"><div>b</div></div>&#x3C;/div>'
    expect(proseOf(`<main><div class="prose" data-part="1">${inner}</div><div>нет</div></main>`)).toBe(inner)
    expect(proseOf('<main></main>')).toBeUndefined()
    expect(innerHtml('<div class="prose"><div>', 'div', '<div class="prose"')).toBeUndefined()
  })

  test('attributes without values and foreign tags survive', () => {
    const html = '<input disabled checked value="a > b"><p>1 &#x3C; 2 > 1 x="y"</p>'
    expect(mapAttributes(html, (_, value) => value.toUpperCase())).toBe(html.replace('a > b', 'A > B'))
  })
})
