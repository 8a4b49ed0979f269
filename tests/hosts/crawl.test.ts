/** Chromium opens every page of the site by its address and by a click, on hosts of each kind and on real servers. */
import fs from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, openWatched, whenReady } from '../browser/site'
import { build, restore, workFolder } from '../build/project'
import { filesOf, isPrint } from '../export/pages'
import { rules, startHost, type HostKind } from './emulated'
import { hasServer, startServer, type ServerName } from './server'

const folder = `${workFolder}/crawl`
const site = { '': `${folder}/plain`, '/site': `${folder}/below/site` }
let browser: Browser

beforeAll(async () => {
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(`${folder}/below`, { recursive: true })
  fs.cpSync('out', site[''], { recursive: true })
  expect(build('content', site['/site'], { BASE_PATH: '/site' }).code).toBe(0)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  fs.rmSync(folder, { recursive: true, force: true })
  restore()
})

const hosts = (Object.keys(rules) as HostKind[]).map((kind) => ({
  name: kind as string,
  isThere: true,
  start: (base: '' | '/site') => startHost(kind, site[base], base),
}))
const servers = (['nginx', 'caddy'] satisfies ServerName[]).map((name) => ({
  name: name as string,
  isThere: hasServer(name),
  start: (base: '' | '/site') => startServer(name, base === '' ? site[base] : `${folder}/below`, base),
}))

const cases = [...hosts, ...servers].flatMap((host) =>
  (['', '/site'] as const).map((base) => ({ ...host, base })),
)

describe.each(cases)('$name at «$base/»', ({ isThere, start, base }) => {
  test.skipIf(!isThere)('every page opens by its address and by a click', async () => {
    const host = await start(base)
    try {
      await crawl(host.url, base)
    } finally {
      await host.stop()
    }
  })
})

async function crawl(url: string, base: '' | '/site'): Promise<void> {
  const files = filesOf(site[base]).filter((file) => file.endsWith('index.html'))
  const addressOf = (file: string) => `${base}/${file.slice(0, -'index.html'.length)}`
  const pages = new Set(files.filter((file) => !isPrint(file)).map(addressOf))
  const { page, messages, documents } = await openWatched({ url, browser }, `${base}/`)

  const linksFrom = new Map<string, string[]>()
  for (const address of files.map(addressOf)) {
    await page.goto(url + encodeURI(address))
    if (pages.has(address)) await whenReady(page)
    expect([address, decodeURIComponent(new URL(page.url()).pathname)]).toEqual([address, address])
    const links = await page.$$eval('a[href]:not([target], [download], [data-opens])', (all) =>
      all.map((link) => decodeURIComponent(new URL((link as HTMLAnchorElement).href).pathname)),
    )
    if (pages.has(address)) linksFrom.set(address, links)
  }
  expect(messages).toEqual([])

  const left = new Set(pages)
  left.delete(`${base}/`)
  let opened = documents.length
  for (const [address, links] of linksFrom) {
    for (const target of new Set(links)) {
      if (target === address || !left.delete(target)) continue
      if (decodeURIComponent(new URL(page.url()).pathname) !== address) {
        await page.goto(url + encodeURI(address))
        await whenReady(page)
        opened++
      }
      await page
        .locator(`a[href^="${target}"], a[href^="${encodeURI(target)}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click())
      await page.waitForFunction((path) => decodeURIComponent(location.pathname) === path, target)
      expect([target, documents.length]).toEqual([target, opened])
    }
  }
  expect([...left]).toEqual([])
  expect(messages).toEqual([])
  await page.context().close()
}
