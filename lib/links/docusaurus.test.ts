/** Links as in Docusaurus. Names begin with the number of a row in `docs/docusaurus.md`. */
import { describe, expect, test } from 'vitest'
import { problem, finishProblems } from '../problems/problem'
import type { Severity } from '../rules'
import { renderMarkdown } from '@/tests/support/render-markdown'
import { siteOf, type Files } from '@/tests/support/site-of'
import { findDeadUrls, readBuiltPage } from './check-output'
import type { ResolvedUrl } from '../markdown/resolve-element'
import { urlResolver } from './url-resolver'

const doc = (text: string, fields = 'title: Т\n') => `---\n${fields}---\n\n${text}\n`
const others: Files = {
  'docs/guide/other.md': doc('## Часть {#h}'),
  'docs/guide/my doc.md': doc('Текст'),
  'docs/guide/Установка.md': doc('## Привет, мир!'),
  'blog/2024-01-01-post.md': doc('А\n\n<!-- truncate -->'),
}
const siteWith = (text: string, more: Files = {}, name = 'page.md') =>
  siteOf({ [`docs/guide/${name}`]: doc(text), ...others, ...more })
const linesOf = (...args: Parameters<typeof siteWith>) =>
  siteWith(...args).lines.map((line) => line.replace(/^content\/docs\/guide\//, ''))
const hrefOf = (url: string) =>
  urlResolver(
    { path: 'docs/guide/page.md', permalink: '/docs/guide/page/' },
    siteWith('Т').site.linkIndex,
  )(url)
const htmlOf = (text: string, resolved: Partial<ResolvedUrl>) =>
  renderMarkdown({ path: 'docs/a.md', displayPath: 'content/docs/a.md', text }, 'md', {
    resolve: (href) => ({ href, ...resolved }),
  })

describe('links to files', () => {
  test('M36 lead to the page, keeping query and hash', () => {
    expect(hrefOf('./other.md?x=1#h').href).toBe('/docs/guide/other/?x=1#h')
    expect(hrefOf('other.md').href).toBe('/docs/guide/other/')
  })

  test.each([
    ['M37', '[x](./my%20doc.md) [x](<./my doc.md>)'],
    ['M38', '[x](/guide/other.md) [x](@site/docs/guide/other.md)'],
    ['M39', '[x][1]\n\n[1]: ./other.md'],
    ['M40', '[x](../../blog/2024-01-01-post.md) [x](@site/blog/2024-01-01-post.md)'],
  ])('%s are found: %s', (_, text) => {
    expect(linesOf(text)).toEqual([])
  })

  test('M42 a missing image stops the build', () => {
    expect(linesOf('![x](./none.png)')).toEqual([
      'page.md:5:1  ошибка  Нет картинки «./none.png». Положите файл рядом с текстом.  links/asset',
    ])
  })

  test('M43 may name images with spaces and Cyrillic letters', () => {
    expect(
      linesOf('![x](<./мой рисунок.png>) ![x](./%D0%BC%D0%BE%D0%B9%20рисунок.png)', {
        'docs/guide/мой рисунок.png': null,
      }),
    ).toEqual([])
  })

  test('M41 L12 lead to files in static by their published address', () => {
    const files = { 'static/img/a.png': null, 'static/a.pdf': null, 'static/old/index.html': null }
    expect(
      linesOf('![x](/img/a.png) [x](/a.pdf) ![x](@site/static/img/a.png) [x](/old/index.html)', files),
    ).toEqual([])
    expect(linesOf('![x](img/a.png)', files)).toEqual([])
    expect(linesOf('![x](/img/b.png)', files)).toEqual([
      'page.md:5:1  ошибка  Нет картинки «/img/b.png». Возможно, «/img/a.png»?  links/asset',
    ])
  })

  test('L12 lead to pages in static by their address', () => {
    const files = { 'static/javadoc/index.html': null, 'static/plain.html': null }
    const { site, lines } = siteWith('[x](/javadoc#a) [x](/javadoc/) [x](/plain)', files)
    expect(lines).toEqual([])
    const resolve = urlResolver(
      { path: 'docs/guide/page.md', permalink: '/docs/guide/page/' },
      site.linkIndex,
    )
    expect(resolve('/javadoc#a')).toEqual({ href: '/javadoc/#a', to: '/javadoc/#a', isFile: true })
    expect(resolve('/plain').href).toBe('/plain.html')
  })

  test.each([
    ['/img/b.png', 'Положите файл в static/img/b.png папки содержимого или рядом с текстом.'],
    ['@site/src/b.png', 'Положите файл в src/b.png папки содержимого или рядом с текстом.'],
    ['./b.png', 'Положите файл рядом с текстом.'],
  ])('a message about the missing file %s says where to put it', (url, advice) => {
    expect(linesOf(`![x](${url})`)).toEqual([
      `page.md:5:1  ошибка  Нет картинки «${url}». ${advice}  links/asset`,
    ])
  })

  test('M44 open in a new tab', async () => {
    expect(await htmlOf('[x](./a.pdf)', { href: '/assets/a-1a2b3c4d.pdf', isFile: true })).toContain(
      '<a href="/assets/a-1a2b3c4d.pdf" target="_blank">',
    )
  })

  test('M45 L16 pathname: is used as written, unchecked', () => {
    expect(hrefOf('pathname:///x.html')).toEqual({ href: '/x.html', to: '/x.html', isFile: true })
    expect(linesOf('[x](pathname:///x.html)')).toEqual([])
  })

  test('M46 external links open in a new tab', async () => {
    expect(await htmlOf('[x](https://e.ru)', { isExternal: true })).toContain(
      '<a href="https://e.ru" target="_blank" rel="noopener noreferrer">',
    )
  })
})

describe('the check', () => {
  test('L1 a missing page stops the build', () => {
    expect(linesOf('[x](/docs/nope)')[0]).toMatch(/^page\.md:5:1 {2}ошибка {2}Нет страницы «\/docs\/nope\/»/)
  })

  test('L2 a missing anchor is a warning', () => {
    expect(linesOf('[x](./other.md#missing)')).toEqual([
      'page.md:5:1  предупреждение  Нет якоря «#missing» на странице «/docs/guide/other/». Есть: h.  links/anchor',
    ])
  })

  test.each([
    ['throw', ['error']],
    ['warn', ['warning']],
    ['log', ['note']],
    ['ignore', []],
  ] as [Severity, string[]][])('L3 %s', (severity, expected) => {
    for (const rule of ['links/page', 'links/anchor', 'links/file', 'routes/duplicate'] as const)
      expect(
        finishProblems([problem('a.md', undefined, '', rule)], { [rule]: severity }).map(
          (found) => found.severity,
        ),
      ).toEqual(expected)
  })

  test('L4 a missing file is a warning with its position', () => {
    expect(linesOf('[x](./othre.md)')).toEqual([
      'page.md:5:1  предупреждение  Нет файла «./othre.md». Возможно, «./other.md»?  links/file',
    ])
  })

  test.each([
    ['L5', '[x](/docs/guide/other) [x](/docs/guide/other/)'],
    ['L6', '[x](/docs/guide/Установка#привет-мир)'],
    ['L6', `[x](${encodeURI('/docs/guide/Установка#привет-мир')})`],
    ['L7', '[x](#)'],
    ['L8', '[x](/docs/guide/other?x=1)'],
    ['L9', '[x](./other#h) [x](../guide/other)'],
    ['L11', '[x](https://nope.invalid/) [x](//nope.invalid)'],
    ['L14', '<b id="any">x</b> [x](#any) <a name="old"></a> [x](#old)'],
  ])('%s accepts %s', (_, text) => {
    expect(linesOf(text)).toEqual([])
  })

  test.each(['index.md', 'README.md', 'guide.md'])(
    'L9 on the index of a folder, %s, a relative link leads to a page of the folder',
    (name) => {
      const other = { 'docs/other.md': doc('Текст') }
      const { site, lines } = siteWith('[x](./other) [x](other)', other, name)
      expect(lines).toEqual([])
      const from = { path: `docs/guide/${name}`, permalink: '/docs/guide/' }
      expect(urlResolver(from, site.linkIndex)('./other').href).toBe('/docs/guide/other/')
      const page = { path: 'docs/guide/page.md', permalink: '/docs/guide/page/' }
      expect(urlResolver(page, site.linkIndex)('./other').href).toBe('/docs/guide/other/')
    },
  )

  test('L13 links in raw HTML and JSX are checked, too', () => {
    const [message] = ['Нет страницы «/nope/». Проверьте адрес.  links/page']
    expect(linesOf('<a href="/nope/">x</a>')).toEqual([`page.md:5:4  ошибка  ${message}`])
    expect(linesOf('Текст <a href="/nope/">x</a>', {}, 'page.mdx')).toEqual([
      `page.mdx:5:7  ошибка  ${message}`,
    ])
  })

  test('L13 useBaseUrl addresses are relative to the root, with or without a slash', () => {
    const files = { 'static/demo/index.html': null, 'static/img/a.png': null }
    const useBaseUrl = "import useBaseUrl from '@docusaurus/useBaseUrl'\n\n"
    const links = "<a href={useBaseUrl('demo')}>x</a> <img src={useBaseUrl('img/a.png')} alt=\"x\" />"
    expect(linesOf(useBaseUrl + links, files, 'page.mdx')).toEqual([])
    expect(linesOf(`${useBaseUrl}<a href={useBaseUrl('nope')}>x</a>`, files, 'page.mdx')).toEqual([
      'page.mdx:7:21  ошибка  Нет страницы «/nope/». Проверьте адрес.  links/page',
    ])
  })

  test("L13 so are the `to` and `href` of authors' components, but no other text of theirs", () => {
    const component = "export const Own = () => <a href='/nope/'>x</a>\n\n"
    const text = `<Own to="../nope" path="./src" />\n\n<Own items={[{ href: './other#h', title: './x' }, { to: './nope' }]} />\n\n<Own href="#own" />`
    expect(linesOf(component + text, {}, 'page.mdx').map((line) => line.replace(/ {2}ошибка.*/, ''))).toEqual(
      ['page.mdx:5:34', 'page.mdx:7:1', 'page.mdx:9:57'],
    )
  })

  test('L15 all links of a built page are checked, even those in closed groups', () => {
    const page = readBuiltPage(
      'index.html',
      '<nav><details><summary>x</summary><a href="/no/">x</a></details></nav>',
    )
    expect(findDeadUrls([page], new Set(['index.html']), '')).toEqual([
      { url: '/no/', rule: 'links/page', pages: ['index.html'] },
    ])
  })
})
