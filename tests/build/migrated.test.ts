/** Content typical of migrated sites builds as its authors expect. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { unescapeHtml } from '@/lib/text/html'
import { openReady, openWatched, useSite } from '../browser/site-under-test'
import { buildGathered, out } from './gathered'
import type { Outcome } from './project'

let outcome: Outcome
const read = (file: string) => fs.readFileSync(`${out}/${file}`, 'utf8')

beforeAll(async () => {
  outcome = await buildGathered()
})

describe('HTML in .mdx', () => {
  const site = useSite(out)

  test('hydrates without a mismatch', async () => {
    const { messages, documents } = await openReady(site, '/docs/migrated/nesting/')
    expect(messages).toEqual([])
    expect(documents).toHaveLength(1)
  })
})

describe('a React page', () => {
  const site = useSite(out)

  test('is as wide as the sheet', async () => {
    const { page } = await openReady(site, '/team/', { viewport: { width: 1280, height: 700 } })
    const width = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().width)
    expect(await width('.container')).toBeGreaterThan(900)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
  })
})

test('the contents link to the headings of imported texts, too', () => {
  const page = read('docs/migrated/parts/index.html')
  for (const id of ['роль', 'права']) {
    expect(page).toContain(`<h2 id="${id}">`)
    expect(page).toMatch(new RegExp(`<nav[^>]*toc.*href="#${id}"`, 's'))
  }
})

test('anchors that components make are looked for in the built page', () => {
  expect(outcome.lines.filter((line) => /docs\/migrated\/.*links\/anchor$/.test(line))).toEqual([
    expect.stringMatching(
      /docs\/migrated\/to-ids\.md:3:16  предупреждение  Ведёт в никуда: \/docs\/migrated\/ids\/#section-none /,
    ),
  ])
})

test('a file is imported as its text, without scripts', () => {
  const page = read('docs/migrated/sources/index.html')
  expect(page).toContain('&lt;title&gt;рисунок&lt;/title&gt;')
  expect(page).toContain('<span data-line="">имя: данные</span>')
})

describe('modules of Docusaurus', () => {
  const site = useSite(out)

  test('are there, as are those of the tree itself', () => {
    const page = read('docs/migrated/modules/index.html')
    const [html = ''] = /<main.*<\/main>/s.exec(page) ?? []
    for (const part of [
      '<a href="/docs/migrated/note/#part">сосед</a>',
      '<b title="x" class=',
      'Привет, <b>Боб</b>!',
      'Счёт: 5',
      '<i>мира</i>',
      '<i>сборка</i>',
      'Вкладка: нет, строк: 7',
      '<span data-line="">export default function Slot() {</span>',
    ])
      expect(html.replace(/<!-- -->/g, '')).toContain(part)
    expect(html).toMatch(/<details[^>]*>.*под чертой/s)
  })

  test('work in a browser', async () => {
    const { page, messages } = await openReady(site, '/docs/migrated/modules/?tab=a')
    await page.getByText('Вкладка: a,').waitFor()
    await page.getByRole('button', { name: 'Сбой: бах' }).waitFor()
    const colourOf = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).color)
    expect(await colourOf('b[title="x"]')).toBe(await colourOf('a[href="/docs/migrated/note/#part"]'))
    const widths = await page
      .locator('.row > .col')
      .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().width))
    expect(widths[1]).toBeCloseTo(2 * (widths[0] ?? 0), 0)
    expect(messages.filter((message) => !message.includes('бах'))).toEqual([])
  })
})

describe("authors' code that fails in a browser", () => {
  const site = useSite(out)

  test('takes down only its part of the text, and can be retried', async () => {
    const { page, documents } = await openReady(site, '/docs/migrated/failing/')
    const failures = page.getByRole('main').getByRole('alert')
    await expect.poll(() => failures.count()).toBe(6)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Сбой')
    expect(await page.getByText('Конец.').isVisible()).toBe(true)
    await page.evaluate(() => Object.assign(window, { isMended: true }))
    await failures.first().getByRole('button').click()
    await page.getByText('До сбоя работает и после.').waitFor()
    expect([await failures.count(), documents.length]).toEqual([5, 1])
  })

  test('does so when it fails later, too', async () => {
    const { page } = await openReady(site, '/docs/migrated/failing-later/')
    await page.getByRole('button', { name: 'Сломать' }).click()
    await page.getByRole('main').getByRole('alert').waitFor()
    expect(await page.getByText('Конец.').isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Попробуйте ещё раз' }).click()
    await page.getByRole('button', { name: 'Сломать' }).waitFor()
  })
})

test('the build prints no English', () => {
  expect([outcome.code, outcome.output]).toEqual([0, expect.not.stringMatching(/^\s+at |Error:/m)])
})

test("images have the author's size, in proportion", () => {
  const sizeOf = (alt: string) => {
    const [tag = ''] =
      new RegExp(`<img[^>]*alt="${alt}"[^>]*>`).exec(read('docs/migrated/a/index.html')) ?? []
    return ['width', 'height'].map((side) => new RegExp(`${side}="(\\d+)"`).exec(tag)?.[1])
  }
  expect(sizeOf('уже')).toEqual(['300', '150'])
  expect(sizeOf('ниже')).toEqual(['180', '90'])
  expect(sizeOf('буква')).toEqual(['1280', '640'])
})

describe('a moved page', () => {
  const site = useSite(out)

  test('redirects on hosts of all kinds, and is neither in the sitemap nor in the search', () => {
    const redirect = read('docs/заметка/index.html')
    expect(redirect).toContain('content="0; url=/docs/migrated/note/"')
    expect(redirect).toContain('<meta http-equiv="Content-Security-Policy"')
    expect([read('note.html'), read('note/index.html')]).toEqual([redirect, redirect])
    expect(read('_redirects')).toContain(`${encodeURI('/docs/заметка/')} /docs/migrated/note/ 301\n`)
    expect(read('routes.json')).toContain('["/note/","Настоящий","/docs/migrated/note/"]')
    expect(read('sitemap.xml')).not.toContain(encodeURI('/docs/заметка/'))
  })

  test('is linked to at its new address', () => {
    expect(read('docs/migrated/note/index.html')).toContain('href="/docs/migrated/note/#part"')
  })

  test.each([
    ['with scripts, to the same place', true, '/docs/migrated/note/?a=1#part'],
    ['without them', false, '/docs/migrated/note/'],
  ])('redirects readers %s', async (_, javaScriptEnabled, target) => {
    const { page, messages } = await openWatched(site, '/note.html?a=1#part', { javaScriptEnabled })
    await page.waitForURL(`${site.url}${target}`)
    await page.locator('main h1').waitFor()
    expect(messages).toEqual([])
  })
})

test('linked HTML pages are files', () => {
  const [href = ''] = /\/assets\/x-[\da-f]+\.html/.exec(read('docs/migrated/a/index.html')) ?? []
  expect(read(href)).toContain('Чужая страница')
})

test('names of all kinds are found: with apostrophes, in Cyrillic, decomposed on disk', () => {
  const page = read('docs/migrated/a/index.html')
  expect(page).toContain('href="/docs/migrated/it&#x27;s/"')
  expect(page).toContain('href="/файлы/отчёт.pdf"')
  expect(page).toMatch(/<img[^>]*src="\/assets\/[^"]*"[^>]*alt="буква"/)
  expect(read('й.txt')).toBe('й')
})

test('titles appear once, as written', () => {
  const titlesOf = (file: string) => [...read(file).matchAll(/<h1[^>]*>([^<]*)/g)].map(([, title]) => title)
  expect(titlesOf('blog/a/index.html')).toEqual(['Из\u00a0текста'])
  expect(titlesOf('blog/b/index.html')).toEqual(['Из\u00a0модуля'])
  expect(titlesOf('blog/index.html')).toHaveLength(1)
  expect(titlesOf('docs/migrated/note/index.html')).toEqual(['Настоящий'])
  expect(titlesOf('docs/migrated/release/index.html')).toEqual(['1.10'])
})

test.each(['media', 'component'])('media files beside the text are found: %s', (page) => {
  const html = read(`docs/migrated/${page}/index.html`)
  const asset = (name: string, end: string) => String.raw`/assets/${name}-[\da-f]+\.${end}`
  for (const pattern of [
    `<video[^>]* src="${asset('v', 'mp4')}"`,
    `<video[^>]* poster="${asset('p', 'png')}"`,
    `<track[^>]* src="${asset('t', 'vtt')}"`,
    `<audio[^>]* src="${asset('s', 'mp3')}"`,
    `<source[^>]* srcset="${asset('p', 'png')} 2x"`,
  ])
    expect(html).toMatch(new RegExp(pattern, 'i'))
})

test('an imported SVG is a component, upper-case tags are HTML', () => {
  expect(read('docs/migrated/drawing/index.html')).toMatch(
    /<img[^>]* src="\/assets\/scheme-[\da-f]+\.svg"[^>]* alt="схема"/,
  )
  expect(read('docs/migrated/old/index.html')).toContain('Фигурные {скобки} в\u00a0тексте.')
})

test('code that needs a browser runs there, in a text and in modules, and is prerendered', () => {
  const page = read('docs/migrated/live/index.html')
  expect(page).toMatch(/<button>Счёт: <!-- -->5<\/button>/)
  expect(page).toContain('<button><strong>Ещё</strong></button>')
  expect(page).toMatch(
    /<p class="\w+_box">сборка<!-- --> <img alt="" width="20" src="data:image\/svg\+xml,[^"]*"/,
  )
  expect(page).toMatch(/<img src="\/_next\/static\/media\/p\.[^"]+\.png" alt="снимок"/)
  expect(page).toContain('<a href="/about">О нас</a> <a href="/docs/migrated/note#part">Рядом</a>')
})

describe('a component that reads the rows of its table', () => {
  const site = useSite(out)

  test('gets them, and its table scrolls on a phone', async () => {
    const options = { viewport: { width: 360, height: 640 } }
    const { page, messages } = await openReady(site, '/docs/migrated/options/', options)
    expect(messages).toEqual([])
    const sizes = await page.locator('table:has([data-own])').evaluate((table) => ({
      page: document.documentElement.scrollWidth,
      isScrolling: table.scrollWidth > table.clientWidth,
    }))
    expect(sizes).toEqual({ page: 360, isScrolling: true })
  })
})

test('an author picture next to the post is published', () => {
  const [, href = ''] =
    /<img class="avatar" src="([^"]*)"/.exec(read('blog/2020/02/03/portrait/index.html')) ?? []
  expect(href).toMatch(/^\/assets\/portrait-[\da-f]{8}\.png$/)
  expect(fs.existsSync(`${out}${href}`)).toBe(true)
})

test('the image that a post starts with is its cover in lists', () => {
  const list = read('blog/index.html')
  expect(list.match(/<img[^>]*alt="На обложке"/g)).toHaveLength(1)
  expect(list).toMatch(
    /<div class="cover"><picture>.*?<img[^>]* src="\/assets\/[^>]*alt="На обложке"[^>]*><\/picture><\/div>/,
  )
  expect(read('blog/c/index.html')).toMatch(/<figure class="image">.*?alt="На обложке"/)
})

describe('posts without a cover', () => {
  const site = useSite(out)

  test('take the whole width of lists', async () => {
    const { page } = await openReady(site, '/blog/', { viewport: { width: 360, height: 640 } })
    const parts = page.locator('.posts > :not(:first-child, :has(.cover)) > *')
    const starts = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().x))
    expect(starts.length).toBeGreaterThan(4)
    // the author's row extends slightly beyond the column
    expect(Math.max(...starts) - Math.min(...starts)).toBeLessThan(8)
  })
})

test('components show messages from code.json', () => {
  const [text = ''] = /<div class="prose">.*?<\/div>/s.exec(read('docs/migrated/words/index.html')) ?? []
  const words = text.replace(/<!-- -->|<[^>]*>/g, '').replace(/\s+/g, ' ')
  expect(words).toBe('Слова Открыть дверь Здравствуй As is')
})

test('code keeps its characters, a heading its anchor', () => {
  const page = read("docs/migrated/it's/index.html")
  expect(page).toContain('echo $HOME $PATH')
  expect(page).toContain('<h2 id="search">')
})

test('columns are aligned by an attribute, colours apply, a forbidden frame becomes a link', () => {
  const page = read('docs/migrated/blocked/index.html')
  expect(page).toMatch(/<td[^>]* align="right"[^>]*>10</)
  const [style = ''] = /(?<=<p style=")[^"]*/.exec(page) ?? []
  const hash = createHash('sha256').update(unescapeHtml(style)).digest('base64')
  expect(page).toContain(`'sha256-${hash}' 'unsafe-hashes'`)
  expect(page).toMatch(/<a href="https:\/\/frames.example\/x"[^>]*>Чужая страница<\/a>/)
})

test.each([
  ['head', 'Своё название', 'Своё описание'],
  ['head-module', 'Название модуля', 'Описание модуля'],
])('a page has the head that its author wrote: %s', (name, title, description) => {
  const [, head = '', body = ''] =
    /<head>(.*)<\/head>(.*)/s.exec(read(`docs/migrated/${name}/index.html`)) ?? []
  expect(head.match(/<title>[^<]*/g)).toEqual([`<title>${title}`])
  expect(head.match(/<meta name="description"[^>]*/g)).toEqual([
    `<meta name="description" content="${description}"/`,
  ])
  expect(head).toContain('<meta name="author" content="Анна"/>')
  expect(body.slice(0, body.indexOf('<script'))).not.toMatch(/<(head|title|meta|link)\b/)
})

test("an author's page may replace one of the site", () => {
  expect(read('blog/atom.xml')).toContain('<uri>https://example.com/about</uri>')
})
