import { expect, test } from 'vitest'
import { config } from '../site'
import { siteOf, toContent } from '@/tests/support/site-of'
import { keepText, textKeys } from '../content/compiled-texts'
import { compileMarkdown } from '../markdown/compile'
import { parseMarkdown } from '../markdown/parse'
import { absoluteHtml, buildFeeds } from './build-feeds'

const url = `${config.url}/blog/hello/`

test("addresses become absolute, attributes for the site's scripts and styles are removed", () => {
  expect(
    absoluteHtml(
      '<p role="note" class="a"><a href="/docs/?a=1&#x26;b=2" target="_blank">т</a> <a href="#x">х</a></p>',
      url,
    ),
  ).toBe(`<p class="a"><a href="${config.url}/docs/?a=1&amp;b=2">т</a> <a href="${url}#x">х</a></p>`)
  expect(absoluteHtml('<img src="a.png" alt="" loading="lazy">', url)).toBe(`<img src="${url}a.png" alt="">`)
  expect(absoluteHtml('<video poster="/a.png"><source srcset="/b.png 1x, c.png 2x"></video>', url)).toBe(
    `<video poster="${config.url}/a.png"><source srcset="${config.url}/b.png 1x, ${url}c.png 2x"></video>`,
  )
})

test('code samples stay as written', () => {
  const sample = '<pre><code>&#x3C;a href="/docs/" target="_blank" data-x="1"></code></pre>'
  expect(absoluteHtml(sample, url)).toBe(sample)
})

test('in RSS, authors are e-mail addresses, and names without one are creators', async () => {
  const files = {
    'blog/2026-01-02-post.md': '---\ntitle: Запись\nauthors: [anna, boris, vera]\n---\n\nТекст.\n',
    'blog/authors.yml':
      'anna: { name: Анна & К }\nboris: { name: Борис, email: b@example.com }\nvera: { name: Вера }\n',
  }
  const keyOf = textKeys()
  for (const source of toContent(files).texts) keepText(keyOf(source), await compileMarkdown(source))
  const { site } = siteOf(files, {
    describe: (source) => ({ ...parseMarkdown(source), key: keyOf(source) }),
  })
  const people = buildFeeds(site)
    .get('/blog/rss.xml')
    ?.match(/<(dc:creator|author)>.*/g)
  expect(people?.toSorted()).toEqual([
    '<author>b@example.com (Борис)</author>',
    '<dc:creator>Анна &amp; К, Вера</dc:creator>',
  ])
})
