import { XMLParser, XMLValidator } from 'fast-xml-parser'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tries } from '@/tests/support/tries'
import { siteOf, toContent } from '@/tests/support/site-of'
import { keepText, textKeys } from '../content/compiled-texts'
import { compileMarkdown } from '../markdown/compile'
import { plainProse } from '../markdown/plain-prose'
import { parseMarkdown } from '../markdown/parse'
import type { SourceFile } from '../problems/problem'
import { escapeHtml, unescapeHtml } from '../text/html'
import { typograph } from '../text/typograph'
import { absoluteUrl } from '../text/url'
import { buildFeeds } from './build-feeds'
import { buildSitemap } from './build-sitemap'
import { buildTexts } from './build-texts'
import { redirectPages } from './redirect-pages'

const titles = [
  'Q&A <b>(вопросы)</b>',
  `Кавычки " и '`,
  'Конец ]]> и ]]> данных',
  'Массив<int> & &amp; &lt;',
  '</script><!-- -->',
  '[текст](адрес) \\ 🎮',
]
/** The titles as the site shows them. */
const typeset = titles.map(typograph)
const yaml = (text: string) => JSON.stringify(text)
const post = (title: string, index: number): [string, string] => [
  `blog/2024-01-0${index + 1}-Q&A's (${index}); a=b,[c] 🎮.md`,
  `---
title: ${yaml(title)}
description: ${yaml(`О ${title}`)}
tags: [${yaml(title)}]
authors: {name: ${yaml(title)}}
redirect_from: ['/old&${index}/']
---

Конец ]]> и ]]>.

<!-- truncate -->
`,
]
const odd = "a'b;c & (d) {e} ]] ~@!+$.md"
const files = {
  ...Object.fromEntries(titles.map(post)),
  [`docs/${odd}`]: `---\ntitle: Q&A\n---\n\n[Сам](<./${odd}>)\n`,
}
const keyOf = textKeys()
for (const source of toContent(files).texts) keepText(keyOf(source), await compileMarkdown(source))
const describeStored = (source: SourceFile) => ({ ...parseMarkdown(source), key: keyOf(source) })
const { site, lines } = siteOf(files, { describe: describeStored })

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'category' })
const parse = (xml: string): unknown => {
  expect(XMLValidator.validate(xml)).toBe(true)
  return parser.parse(xml)
}

interface Item {
  title: string | { '#text': string }
  description?: string
  category: (string | Record<string, string>)[]
}

describe('addresses and titles with markup characters', () => {
  test('are valid content', () =>
    expect(
      lines.filter((line) => !line.includes('authors/inline') && !line.includes('tags/unknown')),
    ).toEqual([]))

  test('are plain text in RSS', () => {
    const { rss } = parse(buildFeeds(site, titles.length).get('/blog/rss.xml') ?? '') as {
      rss: { channel: { item: Item[] } }
    }
    const items = rss.channel.item.toReversed()
    expect(items.map(({ title }) => title)).toEqual(typeset)
    expect(items.map(({ category: [name] }) => name)).toEqual(titles)
    expect(items.map(({ description }) => description)).toEqual(
      titles.map((title) => plainProse(`О ${title}`)),
    )
    expect(items.at(-1)?.description).toBe('О текст \\ 🎮')
  })

  test('are HTML in Atom', () => {
    const { feed } = parse(buildFeeds(site, titles.length).get('/blog/atom.xml') ?? '') as {
      feed: { entry: Item[] }
    }
    const entries = feed.entry.toReversed()
    const text = ({ title }: Item) => unescapeHtml(typeof title === 'string' ? title : title['#text'])
    expect(entries.map(text)).toEqual(typeset)
    expect(entries.map(({ category: [tag] }) => typeof tag === 'object' && tag['@_term'])).toEqual(titles)
  })

  test('are plain text in JSON Feed', () => {
    const { items } = JSON.parse(buildFeeds(site, titles.length).get('/blog/feed.json') ?? '') as {
      items: Item[]
    }
    expect(items.toReversed().map(({ title }) => title)).toEqual(typeset)
  })

  test('keep their addresses in the sitemap', () => {
    const urls = site.routes.map(({ permalink }) => absoluteUrl(permalink))
    const { urlset } = parse(buildSitemap(urls.map((url) => ({ url, changed: '2024-01-01' })))) as {
      urlset: { url: { loc: string }[] }
    }
    expect(urlset.url.map(({ loc }) => loc)).toEqual(urls)
    expect(urls.some((url) => url.includes('&'))).toBe(true)
  })

  test('are text in redirect pages', () => {
    for (const html of redirectPages(site).values()) {
      const [, shown = ''] = /<a [^>]*>(.*?)<\/a>/.exec(html) ?? []
      expect(typeset).toContain(unescapeHtml(shown))
      expect(html.match(/<script/g)).toHaveLength(1)
    }
  })

  test('are one link each in llms.txt', () => {
    const list = buildTexts(site).get('/llms.txt') ?? ''
    for (const [, url = ''] of list.matchAll(/^- \[(?:\\.|[^\\[\]])*\]\(([^()\s]+)\)/gm))
      expect(URL.canParse(url)).toBe(true)
    expect(list.match(/^- \[(?:\\.|[^\\[\]])*\]\([^()\s]+\)/gm)).toHaveLength(titles.length + 1)
  })
})

test('any text can be escaped for an element and an attribute', () => {
  const whole = new XMLParser({
    ignoreAttributes: false,
    trimValues: false,
    parseTagValue: false,
    parseAttributeValue: false,
  })
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const xml = `<a b="${escapeHtml(text)}">${escapeHtml(`.${text}`)}</a>`
      expect(XMLValidator.validate(xml)).toBe(true)
      // oxlint-disable-next-line no-control-regex -- invalid in XML, so left out
      const kept = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '')
      expect(unescapeHtml(escapeHtml(text))).toBe(kept)
      const { a } = whole.parse(xml) as { a: { '#text': string } }
      expect(unescapeHtml(a['#text']).replace(/\r\n?/g, '\n')).toBe(`.${kept}`.replace(/\r\n?/g, '\n'))
    }),
    tries(1000),
  )
})
