import { expect, test } from 'vitest'
import { compileMarkdown } from '../markdown/compile'
import { urlResolver } from '../links/url-resolver'
import { siteOf } from '@/tests/support/site-of'
import { excerptHtml } from './excerpt-html'

/** The excerpts of posts with these texts, as in a list. */
async function listed(...texts: string[]): Promise<string[]> {
  const files = Object.fromEntries(
    texts.map((text, index) => [`blog/2024-01-0${index + 1}-п${index}.md`, text]),
  )
  const { site } = siteOf(files)
  return Promise.all(
    Object.entries(files).map(async ([path, text]) => {
      const post = site.posts.find(({ source }) => source.path === path)!
      const { excerpt } = await compileMarkdown({ path, displayPath: path, text })
      return excerptHtml(
        excerpt,
        post,
        urlResolver({ path, permalink: post.permalink }, site.linkIndex),
      ).replaceAll('\u00a0', ' ')
    }),
  )
}

test('an excerpt keeps definitions from below it, nested ones included', async () => {
  const [html] = await listed(
    '[раз][a], ![два][b], три[^1] и [четыре]\n\n<!-- truncate -->\n\n## Ниже\n\n[a]: https://example.org/a\n\n- [b]: https://example.org/a.png "Имя"\n\n> [четыре]: https://example.org/4\n\n[^1]: Сноска со [ссылкой][a].\n\n[^2]: Лишняя.\n',
  )
  expect(html).toContain('href="https://example.org/a"')
  expect(html).toMatch(/<img[^>]* src="https:\/\/example.org\/a\.png"/)
  expect(html).toMatch(/<a href="https:\/\/example.org\/4"[^>]*>четыре<\/a>/)
  expect(html).toMatch(/<p>Сноска со <a href="https:\/\/example.org\/a"/)
  expect(html).not.toMatch(/Ниже|Лишняя|\]\[/)
})

test('links to sections lead to the page of the post, those to footnotes stay', async () => {
  const [html = ''] = await listed(
    '[ниже](#details), [там](/blog/2024/01/01/п0/#details), [раздел](#начало)[^1]\n\n## Начало\n\n<!-- truncate -->\n\n## Ниже {#details}\n\n[^1]: Сноска.\n',
  )
  const hrefs = [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => decodeURI(href))
  expect(hrefs).toEqual([
    '/blog/2024/01/01/п0/#details',
    '/blog/2024/01/01/п0/#details',
    '/blog/2024/01/01/п0/#начало',
    '#2024-01-01-п0-fn-1',
    '/blog/2024/01/01/п0/#начало',
    '#2024-01-01-п0-fnref-1',
  ])
  for (const href of hrefs.filter((one) => one.startsWith('#')))
    expect(html).toContain(`id="${href.slice(1)}"`)
})

test.each([
  ['![Кот](./cat.png "Имя")\n\nТекст.', '<img[^>]*"./cat.png"[^>]*"Кот"[^>]*>', '<p>Текст.</p>'],
  ['# Заголовок\n\n<!-- подпись -->\n\n![](./cat.png)\n\nТекст.', '<img', '<p>Текст.</p>'],
  ['Текст.\n\n![Кот](./cat.png)', '^$', '<figure'],
  ['![Кот](./cat.png) и текст.', '^$', 'текст.'],
  ['![Схема](./a.inline.svg)\n\nТекст.', '^$', '<figure'],
])('an image that a post starts with is its cover: %j', async (text, cover, excerpt) => {
  const compiled = await compileMarkdown({ path: 'blog/a.md', displayPath: 'blog/a.md', text: `${text}\n` })
  expect(decodeURIComponent(compiled.cover)).toMatch(new RegExp(cover))
  expect(compiled.excerpt).toContain(excerpt)
  expect(compiled.excerpt.includes('<figure')).toBe(excerpt === '<figure')
  expect(compiled.html).toMatch(/<img/)
})

test('B45 ids are unique in a list', async () => {
  const text =
    '## Раздел\n\n<a name="x"></a>Слово[^1] и ещё[^1].\n\n:::::tabs\n\n::::tab[Имя]\n\nА\n\n::::\n\n:::::\n\n```mermaid\nflowchart LR\nA --> B\n```\n\n[^1]: Сноска.\n'
  const html = (await listed(text, text)).join('')
  const ids = [...html.matchAll(/ (?:id|name)="([^"]*)"/g)].map(([, id = '']) => id)
  expect(ids.length).toBeGreaterThan(8)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id = ''] of html.matchAll(/(?:aria-(?:controls|describedby)="|url\(#)([^")]*)/g))
    expect(ids).toContain(id)
})
