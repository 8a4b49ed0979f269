/** Sites that authors may have. A number in a name is that of a row in `docs/docusaurus.md`. */
import fs from 'node:fs'
import { XMLValidator } from 'fast-xml-parser'
import { beforeAll, describe, expect, test } from 'vitest'
import { filesOf, summaryOf } from '../export/pages'
import type { Outcome } from './project'
import { addedOut, buildAdded } from './trees/added'
import { awkwardOut, buildAwkward } from './trees/awkward'
import { buildDocsOnly, docsOnlyOut } from './trees/docs-only'

const pagesOf = (out: string) => filesOf(out).filter((file) => file.endsWith('.html'))
const read = (out: string, page: string) =>
  fs.readFileSync(`${out}/${page}index.html`, 'utf8').replace(/<script\b[\s\S]*?<\/script>/g, '')

describe('an author adds files to the content of the project', () => {
  const out = addedOut
  let outcome: Outcome
  beforeAll(async () => {
    outcome = await buildAdded()
  })

  test('the build passes, with one warning about a tag without a description', () => {
    expect(outcome.lines).toEqual([
      '.cache/tests/added/blog/2026-11-01-novaya/index.md:4:8  предупреждение  Метки «новая метка» нет в tags.yml. Добавьте её туда или исправьте название.  tags/unknown',
    ])
    expect(outcome.code).toBe(0)
  })

  test('the build reports that a folder without history has no dates', () => {
    expect(outcome.stdout).toContain('Истории git нет')
    expect(fs.existsSync(`${out}/docs/atom.xml`)).toBe(false)
  })

  test('the page is in the sidebar, between its neighbours', () => {
    const html = read(out, 'docs/api/test/')
    const links = [...html.matchAll(/<nav class="side"[\s\S]*?<\/nav>/g)]
      .join('')
      .match(/\/docs\/api\/[a-z-]+\//g)
    expect(links?.slice(0, 3)).toEqual(['/docs/api/events/', '/docs/api/test/', '/docs/api/objects/'])
    const next = /<nav class="next"[\s\S]*?<\/nav>/.exec(html)?.[0]
    expect(next?.match(/href="[^"]*"/g)).toEqual(['href="/docs/api/events/"', 'href="/docs/api/objects/"'])
    expect(read(out, 'docs/api/events/')).toContain('/docs/api/test/')
  })

  test('its category counts one more page', () => {
    const before = fs.readdirSync('content/docs/api').filter((name) => /\.mdx?$/.test(name)).length
    const counting = (pages: number) => new RegExp(`\\b${pages}\u00a0страниц[аы]?<`)
    expect(read('out', 'docs/')).toMatch(counting(before))
    expect(read(out, 'docs/')).toMatch(counting(before + 1))
    expect(summaryOf(out, 'docs/category/api/index.html').headings).toContain('3 Проверка')
  })

  test('the sitemap has the page, the post, the tag and the author', () => {
    const sitemap = decodeURI(fs.readFileSync(`${out}/sitemap.xml`, 'utf8'))
    for (const path of [
      'docs/api/test',
      'blog/2026/11/01/novaya',
      'blog/tags/новая-метка',
      'blog/authors/newcomer',
    ]) {
      expect(sitemap).toContain(`https://example.com/${path}/`)
    }
  })

  test('the post is first in the list and the feeds, under its year, tag and author', () => {
    expect(summaryOf(out, 'blog/index.html').headings[1]).toBe('2 Новая запись')
    expect(summaryOf(out, 'blog/archive/index.html').headings.slice(0, 2)).toEqual(['1 Архив', '2 2026'])
    expect(summaryOf(out, 'blog/tags/новая-метка/index.html').headings[0]).toBe('1 новая метка')
    expect(summaryOf(out, 'blog/authors/newcomer/index.html').headings.slice(0, 2)).toEqual([
      '1 Новый автор',
      '2 Новая запись',
    ])
    expect(fs.readFileSync(`${out}/blog/rss.xml`, 'utf8')).toContain(
      '<title><![CDATA[Новая запись]]></title>',
    )
  })

  test('its image is published under a hashed name, with its size', () => {
    const image = /<img src="(\/assets\/[^"]*)"[^>]*width="1" height="1">/.exec(
      read(out, 'blog/2026/11/01/novaya/'),
    )
    expect(fs.existsSync(`${out}${image?.[1]}`)).toBe(true)
  })
})

describe('a tree of awkward content', () => {
  const out = awkwardOut
  let outcome: Outcome
  beforeAll(async () => {
    outcome = await buildAwkward()
  })

  test('builds without output', () => {
    expect([outcome.lines, outcome.code]).toEqual([[], 0])
  })

  test('names with markup characters have pages, and the sitemap is well-formed', () => {
    const sitemap = fs.readFileSync(`${out}/sitemap.xml`, 'utf8')
    expect(XMLValidator.validate(sitemap)).toBe(true)
    expect(decodeURI(sitemap)).toContain('<loc>https://example.com/docs/Q&amp;A (вопросы)/</loc>')
    expect(fs.existsSync(`${out}/docs/Q&A (вопросы)/index.html`)).toBe(true)
    expect(read(out, "docs/a'b;c & (d) {e} [f] ~@!+$,= 🎮/")).toContain('/docs/Q&#x26;A%20(вопросы)/')
  })

  test('B16 25 posts make three pages of the list, with links to newer and older ones', () => {
    expect(pagesOf(out).filter((page) => /^blog\/(page\/\d\/)?index/.test(page))).toEqual([
      'blog/index.html',
      'blog/page/2/index.html',
      'blog/page/3/index.html',
    ])
    const labels = (page: string) => read(out, page).match(/(Следующие|Предыдущие) записи/g)
    expect(labels('blog/')).toEqual(['Предыдущие записи'])
    expect(labels('blog/page/2/')).toEqual(['Следующие записи', 'Предыдущие записи'])
    expect(labels('blog/page/3/')).toEqual(['Следующие записи'])
    expect(pagesOf(out)).toContain('blog/tags/общая/page/3/index.html')
  })

  test('names with «й» and «ё» are NFC, whatever the disk returns', () => {
    const pages = pagesOf(out)
    for (const name of ['йод и ёлка', 'совсем-другой']) expect(pages).toContain(`docs/${name}/index.html`)
    expect(read(out, 'docs/')).toContain('href="/docs/йод%20и%20ёлка/#ещё-о-настройках"')
    expect(read(out, 'docs/совсем-другой/')).toContain('id="свой-якорь-ё"')
  })

  test('repeated headings have different ids; emoji are text', () => {
    const html = read(out, 'docs/йод и ёлка/')
    expect(html).toContain('id="повтор"')
    expect(html).toContain('id="повтор-1"')
    expect(html.replaceAll('\u00a0', ' ')).toContain('Пауза &#x3C;10 с, {фигурные} и {{двойные}}.')
  })

  test('the table of contents contains levels 2 to 3, or those in front matter', () => {
    const entries = (page: string) => {
      const [toc = ''] = /<nav[^>]*class="toc[\s\S]*?<\/nav>/.exec(read(out, page)) ?? []
      return [...toc.matchAll(/<a href="#[^"]*"[^>]*>([^<]*)</g)].map(([, text]) => text)
    }
    expect(entries('docs/йод и ёлка/')).toEqual(['Ещё о\u00a0настройках', 'Повтор', 'Повтор'])
    expect(entries('docs/levels/')).toEqual(['Три', 'Четыре'])
  })

  test('drafts are nowhere', () => {
    const everything = filesOf(out).filter((file) => /\.(html|txt|xml|json)$/.test(file))
    for (const file of everything)
      expect([file, fs.readFileSync(`${out}/${file}`, 'utf8').includes('Секрет')]).toEqual([file, false])
  })

  test('unlisted pages can be opened, say so, and are in no list', () => {
    for (const page of ['docs/phantom/', 'blog/2023/01/01/phantom/']) {
      expect(read(out, page)).toContain('Страница вне меню и поиска')
      expect(summaryOf(out, `${page}index.html`).robots).toBe('noindex, nofollow')
    }
    const own = new Set([
      'docs/phantom/index.html',
      'blog/2023/01/01/phantom/index.html',
      'blog/tags/тайная/index.html',
    ])
    for (const page of pagesOf(out).filter((name) => !own.has(name))) {
      const html = fs.readFileSync(`${out}/${page}`, 'utf8')
      expect([page, /phantom|Скрытая/.test(html)]).toEqual([page, false])
    }
    for (const file of ['sitemap.xml', 'blog/rss.xml', 'blog/atom.xml', 'blog/feed.json']) {
      expect(fs.readFileSync(`${out}/${file}`, 'utf8')).not.toContain('phantom')
    }
  })
})

test('a site with nothing but docs builds: no posts, no tags, no pages, no .mdx', async () => {
  const { code, lines } = await buildDocsOnly()
  expect([code, lines]).toEqual([0, []])
  expect(read(docsOnlyOut, 'blog/')).toContain('Записей пока нет.')
  expect(filesOf(docsOnlyOut).filter((file) => /\b(rss|atom|feed)\./.test(file))).toEqual([])
})

test('documentation at the root of the site has all its pages, files and links', async () => {
  await buildDocsOnly()
  const files = filesOf(docsOnlyOut)
  for (const file of ['index.html', 'a/index.html', 'a.md', 'print/index.html', 'blog/archive/index.html'])
    expect(files).toContain(file)
  expect(summaryOf(docsOnlyOut, 'index.html').headings[0]).toBe('1 Документация')
  expect(read(docsOnlyOut, '').match(/<a [^>]*href="\/[abc]\/"/g)?.length).toBeGreaterThanOrEqual(6)
  // breadcrumbs are the pages between the home page and this one: none
  expect(read(docsOnlyOut, 'a/')).not.toContain('class="crumbs"')
  expect(fs.readFileSync(`${docsOnlyOut}/sitemap.xml`, 'utf8')).toContain(
    '<loc>https://docs.example.org/a/</loc>',
  )
  expect(fs.readFileSync(`${docsOnlyOut}/404.html`, 'utf8')).not.toContain('href="/docs/"')
  const scripts = files.filter((file) => /^_next\/.*\.js$/.test(file))
  const code = scripts.map((file) => fs.readFileSync(`${docsOnlyOut}/${file}`, 'utf8')).join('\n')
  // browsers read these settings on the 404 page, and in components of authors
  expect(code).toMatch(/\burl:[^,]*"https:\/\/docs\.example\.org"/)
  expect(code).toContain('routeBasePath:"/"')
})
