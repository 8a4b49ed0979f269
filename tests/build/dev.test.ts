import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../browser/site'
import { copyContent, restore } from './project'

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

describe('the development server', () => {
  let url: string
  let folder: string
  let server: ChildProcess
  let browser: Browser

  beforeAll(async () => {
    folder = copyContent('dev', {
      'docs/draft.md': '---\ntitle: Набросок\ndraft: true\n---\n\nЕщё не готово.\n',
    })
    const port = await freePort()
    const log = fs.openSync('.cache/dev-test.log', 'w')
    url = `http://localhost:${port}`
    server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts', '-p', String(port)], {
      env: { ...process.env, NODE_ENV: 'development', CONTENT_DIR: folder },
      stdio: ['ignore', log, log],
    })
    browser = await launchBrowser()
    for (let tries = 0; tries < 100; tries++) {
      if (
        await fetch(`${url}/favicon.svg`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        break
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
  })

  afterAll(async () => {
    await browser.close()
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    restore()
  })

  const headingOf = async (path: string) => {
    const response = await fetch(url + path)
    const heading = /<h1>([^<]*)/.exec(await response.text())?.[1]
    return [response.status, heading?.replaceAll('\u00a0', ' ')]
  }

  test('answers every kind of page, Cyrillic addresses raw and encoded', async () => {
    expect(await headingOf('/')).toEqual([200, 'Серверная платформа для онлайн-игр и плагин для Unity'])
    expect(await headingOf('/docs/category/уроки/')).toEqual([200, 'Уроки'])
    expect(await headingOf(`/docs/category/${encodeURIComponent('уроки')}/`)).toEqual([200, 'Уроки'])
    expect(await headingOf('/blog/mdx-blog-post/')).toEqual([200, 'Запись с интерактивом: калькулятор шага'])
    expect(await headingOf('/blog/tags/hola/')).toEqual([200, '1 запись с меткой «Hola»'])
    expect(await headingOf('/blog/authors/all-docs-articles/')).toEqual([200, 'Редакция документации'])
  })

  test('says what is not there, with the status that says it to machines', async () => {
    const page = await browser.newPage()
    for (const path of ['/docs/нет/', '/нет/', '/blog/tags/нет/']) {
      const response = await page.goto(url + path)
      expect(response?.status()).toBe(404)
      await page.getByRole('heading', { level: 1, name: 'Страница не найдена' }).waitFor()
    }
  })

  test('shows drafts, and says that they are', async () => {
    expect(await headingOf('/docs/draft/')).toEqual([200, 'Набросок'])
    expect(await fetch(`${url}/docs/draft/`).then((response) => response.text())).toContain('Черновик')
  })

  test('searches, drafts aside', async () => {
    const page = await browser.newPage()
    await page.goto(`${url}/docs/intro/`)
    await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Что найти' }).fill('таймауты')
    await page
      .getByRole('option', { name: /^Таймаут/ })
      .first()
      .waitFor()
    await page.getByRole('combobox', { name: 'Что найти' }).fill('Набросок')
    await page.getByText('ничего не').first().waitFor()
  })

  test('puts a saved file on the screen without a reload or a lost scroll', async () => {
    const page = await browser.newPage()
    await page.goto(`${url}/docs/intro/`)
    await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true')
    await page.evaluate(() => scrollTo(0, 600))
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    const file = `${folder}/docs/intro.md`
    fs.writeFileSync(
      file,
      fs.readFileSync(file, 'utf8').replace('## Что такое платформа', '## Что такое эта платформа'),
    )
    await page.getByRole('heading', { name: 'Что такое эта платформа' }).waitFor()
    expect(await page.evaluate(() => [document.body.hasAttribute('data-same'), scrollY])).toEqual([true, 600])
  })

  test('puts a new file into the sidebar', async () => {
    const page = await browser.newPage()
    await page.goto(`${url}/docs/intro/`)
    await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true')
    fs.writeFileSync(`${folder}/docs/added.md`, '---\ntitle: Добавленная\n---\n\nТекст.\n')
    await page.locator('.side').getByRole('link', { name: 'Добавленная' }).waitFor()
    expect(await headingOf('/docs/added/'), fs.readFileSync('.cache/dev-test.log', 'utf8')).toEqual([
      200,
      'Добавленная',
    ])
  })
})
