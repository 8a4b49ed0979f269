import fs from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPage } from '../support/open-page'
import { startDevServer, type DevServer } from '../support/start-dev-server'
import { connectBrowser, holdBack, whenReady } from '../browser/site-under-test'
import { addFiles, copyProject } from './project'

describe('the development server', () => {
  let url: string
  let project: string
  let folder: string
  let server: DevServer
  let browser: Browser

  beforeAll(async () => {
    // builds write to the same folders
    project = copyProject('dev')
    folder = `${project}/content`
    addFiles(folder, {
      'docs/draft.md': '---\ntitle: Набросок\ndraft: true\n---\n\nЕщё не готово.\n',
      'docs/hidden.md': '---\ntitle: Скрытая\nunlisted: true\n---\n\nПо ссылке.\n',
      'docs/parts.mdx': '---\ntitle: Части\n---\n\nТекст.\n\n<Admonition type="tip">Совет.</Admonition>\n',
    })
    browser = await connectBrowser()
    server = await startDevServer('content', '/docs/intro/', project)
    url = server.url
  })

  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  const open = async (path: string): Promise<Page> => {
    const page = await openPage(browser, { viewport: { width: 1280, height: 900 } })
    await page.goto(url + path)
    await whenReady(page)
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    return page
  }
  const isSame = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-same'))
  const edit = (file: string, from: string, to: string) => {
    const path = `${folder}/${file}`
    const text = fs.readFileSync(path, 'utf8')
    expect(text).toContain(from)
    fs.writeFileSync(path, text.replace(from, to))
  }

  const headingOf = async (path: string) => {
    const response = await fetch(url + path)
    const [heading] = /<h1>.*?(?=<\/h1>)/s.exec(await response.text()) ?? []
    return [
      response.status,
      heading
        ?.replaceAll(/<[^>]*>/g, '')
        .replaceAll('\u2060', '')
        .replaceAll('\u00a0', ' '),
    ]
  }

  test('answers every kind of page, Cyrillic addresses raw and encoded', async () => {
    expect(await headingOf('/')).toEqual([200, 'Серверная платформа для онлайн-игр и плагин для Unity'])
    expect(await headingOf('/docs/category/уроки/')).toEqual([200, 'Уроки'])
    expect(await headingOf(`/docs/category/${encodeURIComponent('уроки')}/`)).toEqual([200, 'Уроки'])
    expect(await headingOf('/blog/mdx-blog-post/')).toEqual([200, 'Калькулятор шага'])
    expect(await headingOf('/blog/tags/hola/')).toEqual([200, 'Первые шаги'])
    expect(await headingOf('/blog/authors/all-docs-articles/')).toEqual([200, 'Редакция документации'])
  })

  test('reports missing pages with the right status', async () => {
    const page = await openPage(browser)
    for (const path of ['/docs/нет/', '/нет/', '/blog/tags/нет/']) {
      const response = await page.goto(url + path)
      expect(response?.status()).toBe(404)
      await page.getByRole('heading', { level: 1, name: 'Страница не найдена' }).waitFor()
    }
  })

  test('logs nothing to the console', async () => {
    const page = await openPage(browser, { viewport: { width: 1280, height: 900 } })
    const messages: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') messages.push(message.text().slice(0, 3000))
    })
    for (const path of ['/docs/intro/', '/blog/']) {
      await page.goto(url + path)
      await whenReady(page)
      await page.waitForTimeout(1000)
    }
    expect(messages).toEqual([])
  })

  test('shows drafts, marked as such', async () => {
    expect(await headingOf('/docs/draft/')).toEqual([200, 'Набросок'])
    expect(await fetch(`${url}/docs/draft/`).then((response) => response.text())).toContain('Черновик')
  })

  test('searches, but not drafts', async () => {
    const page = await openPage(browser)
    await page.goto(`${url}/docs/intro/`)
    // as on a slow machine
    const letCome = await holdBack(page, /chunks\/components_search_/)
    await page.getByRole('link', { name: 'Поиск' }).first().click()
    await page.getByText('Загружается…').waitFor()
    letCome()
    await page.getByRole('combobox', { name: 'Что найти' }).fill('таймауты')
    await page
      .getByRole('option', { name: /^Таймаут/ })
      .first()
      .waitFor()
    await page.getByRole('combobox', { name: 'Что найти' }).fill('Набросок')
    await page.getByText('ничего не').first().waitFor()
  })

  test('shows a saved file without a reload or a lost scroll position', async () => {
    const page = await open('/docs/intro/')
    await page.evaluate(() => scrollTo(0, 600))
    edit('docs/intro.md', '## Что такое платформа', '## Что такое эта платформа')
    await page.getByRole('heading', { name: 'Что такое эта платформа' }).waitFor()
    expect([await isSame(page), await page.evaluate(() => scrollY)]).toEqual([true, 600])
  })

  test('shows changes of components, categories, authors and tags', async () => {
    const parts = await open('/docs/parts/')
    edit('docs/parts.mdx', 'Совет.', 'Другой совет.')
    await parts.getByText('Другой совет.').waitFor()
    edit('docs/api/_category_.json', '"label": "API"', '"label": "Справочник API"')
    await parts.locator('.side').getByText('Справочник API').first().waitFor()
    // the address of the category comes from its label, and other texts link to it
    edit('docs/api/_category_.json', '"label": "Справочник API"', '"label": "API"')
    await parts.locator('.side').getByText('Справочник API').first().waitFor({ state: 'detached' })
    expect(await isSame(parts)).toBe(true)

    const post = await open('/blog/mdx-blog-post/')
    const authors = fs.readFileSync(`${folder}/blog/authors.yml`, 'utf8')
    const tags = fs.readFileSync(`${folder}/blog/tags.yml`, 'utf8')
    fs.writeFileSync(`${folder}/blog/authors.yml`, authors.replaceAll(/name: .*/g, 'name: Новое имя'))
    await post.getByText('Новое имя').first().waitFor()
    fs.writeFileSync(`${folder}/blog/tags.yml`, tags.replaceAll(/label: .*/g, 'label: Новая метка'))
    await post.getByText('Новая метка').first().waitFor()
    expect(await isSame(post)).toBe(true)
  })

  test('adds a new file to the sidebar', async () => {
    const page = await open('/docs/intro/')
    fs.writeFileSync(`${folder}/docs/added.md`, '---\ntitle: Добавленная\n---\n\nТекст.\n')
    await page.locator('.side').getByRole('link', { name: 'Добавленная' }).waitFor()
    expect(await isSame(page)).toBe(true)
    expect(await headingOf('/docs/added/')).toEqual([200, 'Добавленная'])
  })

  test('marks drafts and unlisted pages in the sidebar', async () => {
    const page = await open('/docs/intro/')
    const markOf = (name: string) =>
      page
        .locator('.side')
        .getByRole('link', { name })
        .evaluate((link) => getComputedStyle(link, '::after').content)
    expect([await markOf('Набросок'), await markOf('Скрытая')]).toEqual(['"черновик"', '"не в списках"'])
  })

  test.each([
    ['docs/intro.md', '/docs/intro/', '\n[Нет](./net.md)\n'],
    ['docs/parts.mdx', '/docs/parts/', '\n<Tabs>\n'],
    ['docs/parts.mdx', '/docs/parts/', "\nimport Some from './some.tsx'\n\n<Some />\n"],
  ])('shows a mistake in %s over the page until it is fixed', async (file, path, mistake) => {
    const page = await open(path)
    const good = fs.readFileSync(`${folder}/${file}`, 'utf8')
    const before = server.log().length
    fs.writeFileSync(`${folder}/${file}`, good + mistake)
    const list = page.locator('.problems')
    await list.waitFor()
    const printed = server.log().slice(before).split('\n')
    const lines = printed.filter((line) => line.startsWith(`content/${file}:`))
    const text = (await list.textContent()) ?? ''
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) for (const part of line.split('  ')) expect(text).toContain(part)
    fs.writeFileSync(`${folder}/${file}`, good)
    await list.waitFor({ state: 'detached' })
    await page
      .getByText(file.endsWith('x') ? 'Другой совет.' : 'эта платформа')
      .first()
      .waitFor()
    expect(await page.locator('nextjs-portal').getByRole('dialog').count(), server.log()).toBe(0)
    expect(await isSame(page)).toBe(true)
  })
})
