/** Versions, built and read in a browser. Names begin with the number of a row in `docs/docusaurus.md`. */
import fs from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { openReady, openWatched, useSite, whenReady } from '../browser/site-under-test'
import { filesOf } from '../export/pages'
import { build, picture, writeTree, type Outcome } from './project'

const doc = (title: string, text = 'Текст.') => `---\ntitle: ${title}\n---\n\n${text}\n`
const released = (name: string) => ({
  [`versioned_docs/version-${name}/01-intro.md`]: doc(
    'Начало',
    `Версия ${name}. [События](./api/events.mdx#list)`,
  ),
  [`versioned_docs/version-${name}/api/events.mdx`]: doc(
    'События',
    'import Part from "./_part.mdx"\n\n<Part />\n\n## Список {#list}\n\n![Схема](./scheme.png) [Начало](../01-intro.md)',
  ),
  [`versioned_docs/version-${name}/api/_part.mdx`]: `Часть версии ${name}.\n`,
  [`versioned_docs/version-${name}/api/scheme.png`]: picture,
  [`versioned_docs/version-${name}/api/_category_.json`]:
    '{ "label": "API", "link": { "type": "generated-index" } }',
})

const out = '.cache/tests/versions-out'
let outcome: Outcome

beforeAll(async () => {
  fs.rmSync(out, { recursive: true, force: true })
  outcome = await build(
    writeTree('versions', {
      'versions.json': '["2.0", "1.0"]\n',
      'docs/intro.md': doc('Начало'),
      'docs/new.md': doc('Новое'),
      ...released('2.0'),
      ...released('1.0'),
      'versioned_docs/version-1.0/old.md': doc('Прежнее'),
    }),
    out,
  )
})

const read = (file: string) => fs.readFileSync(`${out}/${file}`, 'utf8')
const site = useSite(out)

test('the build prints nothing', () => {
  expect([outcome.lines, outcome.code]).toEqual([[], 0])
})

test('D73 each version has its pages, its sidebar and its Markdown; links stay in it', () => {
  const pages = filesOf(out).filter(
    (file) => /^docs\/[^_]*index\.html$/.test(file) && !file.includes('/print/'),
  )
  expect(pages).toEqual([
    'docs/1.0/api/events/index.html',
    'docs/1.0/category/api/index.html',
    'docs/1.0/index.html',
    'docs/1.0/intro/index.html',
    'docs/1.0/old/index.html',
    'docs/api/events/index.html',
    'docs/category/api/index.html',
    'docs/index.html',
    'docs/intro/index.html',
    'docs/next/index.html',
    'docs/next/intro/index.html',
    'docs/next/new/index.html',
  ])
  const html = read('docs/1.0/api/events/index.html').replace(/<script\b[\s\S]*?<\/script>/g, '')
  expect(html).toContain('Часть версии 1.0.')
  expect(html).toContain('<a href="/docs/1.0/intro/">Начало</a>')
  const [, sidebar = ''] = /<ul class="tree"[^>]*>([\s\S]*?)<div class="site">/.exec(html) ?? []
  const entries = [...sidebar.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(entries).toEqual([
    '/docs/1.0/intro/',
    '/docs/1.0/category/api/',
    '/docs/1.0/api/events/',
    '/docs/1.0/old/',
  ])
  expect(read('docs/1.0/intro.md')).toContain('https://example.com/docs/1.0/api/events/#list')
  expect(fs.existsSync(`${out}/docs/1.0/print/index.html`)).toBe(true)
})

test('search engines are directed to the last version', () => {
  const canonical = (file: string) => /<link rel="canonical" href="([^"]*)"/.exec(read(file))?.[1]
  expect(canonical('docs/1.0/intro/index.html')).toBe('https://example.com/docs/intro/')
  expect(canonical('docs/1.0/old/index.html')).toBe('https://example.com/docs/1.0/old/')
  const sitemap = read('sitemap.xml')
  expect(sitemap).not.toContain('/docs/1.0/intro/')
  expect(sitemap).toContain('/docs/1.0/old/')
})

describe('in a browser', () => {
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))
  const navLink = (page: Page) => page.locator('.bar nav a').first()
  const menuOf = (page: Page) => page.locator('.versions')

  test('D77 the menu keeps page, query and hash, and the sidebar follows', async () => {
    const { page, messages, documents } = await openReady(site, '/docs/api/events/?a=1#list')
    await menuOf(page).getByRole('button').click()
    await menuOf(page).getByRole('link', { name: '1.0' }).click()
    await page.getByText('Это старая версия').waitFor()
    expect(page.url()).toBe(`${site.url}/docs/1.0/api/events/?a=1#list`)
    await page.locator('.side').getByRole('link', { name: 'Прежнее' }).waitFor()
    expect(await page.locator('.side [aria-current="page"]').getAttribute('href')).toBe(
      '/docs/1.0/api/events/',
    )
    expect([documents.length, messages]).toEqual([1, []])
    expect(await menuOf(page).locator('ul').isVisible()).toBe(false)
  })

  test('D78 a choice is stored, and the navbar of the blog uses it', async () => {
    const { page } = await openReady(site, '/docs/intro/')
    await menuOf(page).getByRole('button').click()
    await menuOf(page).getByRole('link', { name: '1.0' }).click()
    await page.waitForURL('**/docs/1.0/intro/')
    expect(await stored(page)).toBe('1.0')
    await page.goto(`${site.url}/blog/`)
    await page.locator('.bar nav a[href="/docs/1.0/intro/"]').waitFor()
    await page.goto(`${site.url}/docs/next/new/`)
    await page.locator('.bar nav a[href="/docs/next/intro/"]').waitFor()
    await whenReady(page)
    await page.getByRole('link', { name: 'версии 2.0' }).click()
    await page.waitForURL('**/docs/intro/')
    expect(await stored(page)).toBe('2.0')
  })

  test('D79 a stored version that is gone is forgotten', async () => {
    const { page } = await openWatched(site, '/blog/')
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '0.9'))
    await page.reload()
    await whenReady(page)
    expect(await stored(page)).toBeNull()
  })

  test('D80 opening a version stores nothing', async () => {
    const { page } = await openReady(site, '/docs/1.0/old/')
    await page.waitForTimeout(300)
    expect(await stored(page)).toBeNull()
    expect(await navLink(page).getAttribute('href')).toBe('/docs/1.0/intro/')
  })

  test('the menu needs no script, fits a narrow screen, and closes with a key and a click outside', async () => {
    const viewport = { width: 360, height: 640 }
    const plain = await openWatched(site, '/docs/1.0/intro/', { viewport, javaScriptEnabled: false })
    await menuOf(plain.page).getByRole('button').click()
    const box = await menuOf(plain.page).locator('ul').boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true)
    await menuOf(plain.page).getByRole('link', { name: '2.0' }).click()
    await plain.page.waitForURL('**/docs/intro/')

    const { page } = await openReady(site, '/docs/1.0/intro/', { viewport })
    for (const close of [() => page.keyboard.press('Escape'), () => page.locator('h1').click()]) {
      await menuOf(page).getByRole('button').click()
      expect(await menuOf(page).locator('ul').isVisible()).toBe(true)
      await close()
      expect(await menuOf(page).locator('ul').isVisible()).toBe(false)
    }
  })
})
