import fs from 'node:fs'
import type { Server } from 'node:http'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '../../scripts/serve'
import { deferredScripts } from '@/tests/support/deferred-scripts'
import { connectBrowser, whenReady } from '../browser/site-under-test'
import { addressOf } from '../support/server'
import { buildGathered, out } from './gathered'
import { build, workFolder } from './project'
import { buildSmall, smallOut, smallSettings, writeSmall } from './trees/small'

describe('a site that keeps visited pages', () => {
  const first = smallOut
  const second = `${workFolder}/small-changed`
  /** Any site without the worker that has the same address. */
  const removed = out
  let context: BrowserContext
  let page: Page
  let server: Server | undefined
  let port = 0

  const start = async (folder: string) => {
    server = await serve(folder, { port })
    port = Number(new URL(addressOf(server)).port)
  }
  const stop = () => {
    server?.closeAllConnections()
    server?.close()
  }
  const open = (path: string) => page.goto(`http://localhost:${port}${path}`)
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  /** The worker and its caches, asked for until they are as expected: browsers look for a new worker seconds after a load. */
  const eventually = <T>(ask: () => Promise<T>) => expect.poll(ask, { timeout: 20_000 })
  const isKept = (path: string) =>
    eventually(() =>
      page.evaluate(async (address) => Boolean(await caches.match(address)), encodeURI(path)),
    ).toBe(true)

  beforeAll(async () => {
    expect((await buildSmall()).code).toBe(0)
    expect((await build(writeSmall('Стало'), second, smallSettings)).code).toBe(0)
    expect((await buildGathered()).code).toBe(0)
    context = await (await connectBrowser()).newContext()
    page = await context.newPage()
    await start(first)
  })
  afterAll(async () => {
    stop()
    await context.browser()?.close()
  })

  test('shows them without a connection: the first one, and those that the router has brought', async () => {
    await open('/a/')
    await whenReady(page)
    await isKept('/a/')
    await page.locator('.side').getByRole('link', { name: 'Вторая' }).click()
    await heading('Вторая')
    await isKept('/b/')
    const { address } = deferredScripts(first, fs.readFileSync(`${first}/b/index.html`, 'utf8'))
    await isKept(address)
    stop()
    for (const [path, name] of [
      ['/a/', 'Первая'],
      ['/b/?from=mail', 'Вторая'],
    ] as const) {
      expect((await open(path))?.status()).toBe(200)
      await heading(name)
    }
    await whenReady(page)
    await page.locator('.side').getByRole('link', { name: 'Первая' }).click()
    await heading('Первая')
  })

  test('names them instead of one that was not visited', async () => {
    expect((await open('/c/'))?.status()).toBe(503)
    await heading('Нет связи')
    await page.getByRole('link', { name: /^Вторая/ }).click()
    await heading('Вторая')
  })

  test('has the new text as soon as there is a connection, never the one kept', async () => {
    await start(second)
    await open('/a/')
    await page.getByText('Стало').waitFor()
    expect(await page.getByText('Было').count()).toBe(0)
    stop()
    await page.reload()
    await page.getByText('Стало').waitFor()
  })

  test('forgets all of it, and the worker, when it is switched off', async () => {
    await start(removed)
    await open('/docs/a/')
    await eventually(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    ).toEqual([0, 0])
    await page.reload()
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    expect(fs.readFileSync(`${removed}/sw.js`, 'utf8').length).toBeLessThan(1000)
  })
})
