import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { unzipSync } from 'fflate'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '../../scripts/serve.mjs'
import { addressOf } from '../support/server'
import { launchBrowser } from './site-under-test'

const folder = '.cache/tests/archive'

describe('the archive of the site', () => {
  let browser: Browser
  beforeAll(async () => {
    const file = `${folder}.zip`
    fs.mkdirSync(path.dirname(file), { recursive: true })
    const write = () =>
      spawnSync(process.execPath, ['--import', 'tsx', 'scripts/archive.ts', file], { encoding: 'utf8' })
    expect(write().stdout).toMatch(/^Архив записан в «\.cache\/tests\/archive\.zip»: [\d,]+\u00A0МБ\./)
    const bytes = fs.readFileSync(file)
    write()
    expect(fs.readFileSync(file).equals(bytes)).toBe(true)
    fs.rmSync(folder, { recursive: true, force: true })
    for (const [name, content] of Object.entries(unzipSync(bytes))) {
      fs.mkdirSync(path.dirname(`${folder}/${name}`), { recursive: true })
      fs.writeFileSync(`${folder}/${name}`, content)
    }
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  test.each(['a folder', 'a local server'])(
    'is read from %s, without a message or a missing file',
    async (place) => {
      const server = place === 'a folder' ? undefined : await serve(`${folder}/docs`)
      const base = server ? `${addressOf(server)}/` : `${pathToFileURL(`${folder}/docs`).href}/`
      const page = await browser.newPage()
      const messages: string[] = []
      page.on('console', (message) => messages.push(message.text()))
      page.on('pageerror', (error) => messages.push(error.message))
      page.on('requestfailed', (request) => messages.push(request.url()))
      page.on('request', (request) => {
        if (!request.url().startsWith(base) && !request.url().startsWith('data:'))
          messages.push(request.url())
      })
      const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

      await page.goto(`${base}index.html`)
      await page.getByRole('main').getByRole('link', { name: 'Начать с концепции' }).click()
      await heading('Концепция')
      await page.getByRole('main').getByRole('link', { name: 'Документация' }).click()
      await page.getByRole('main').getByRole('link', { name: 'Уроки' }).click()
      await heading('Уроки')
      await page.getByRole('main').getByRole('link', { name: 'Урок 1. Первый спрайт' }).click()
      await heading('Урок 1. Первый спрайт')
      const tab = page.getByRole('tab').nth(1)
      await tab.click()
      // the script of the page may come after the click, and then takes it over
      await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
      await page.getByRole('button', { name: /тему/ }).click()
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
      expect(await page.locator('[data-search]:visible').count()).toBe(0)
      await page.keyboard.press('Control+K')
      await page.waitForTimeout(200)
      expect(await page.getByRole('dialog').count()).toBe(0)
      await page.goto(`${base}blog/welcome/index.html`)
      expect(
        await page.locator('figure.image img').evaluate((image) => (image as HTMLImageElement).naturalWidth),
      ).toBeGreaterThan(0)
      await page.goto(`${base}docs/print/index.html`)
      await heading('Документация')
      expect(messages).toEqual([])
      await page.close()
      server?.close()
    },
  )
})
