/** Chromium opens every page of the site by its address and by a click, on hosts of each kind and on real servers. */
import fs from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectBrowser, openWatched, whenReady } from '../browser/site-under-test'
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
  browser = await connectBrowser()
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
  const pages = files.filter((file) => !isPrint(file)).map(addressOf)
  const { page, messages, documents } = await openWatched({ url, browser }, `${base}/`)
  const shown = () => decodeURIComponent(new URL(page.url()).pathname)

  const notClicked = new Set(pages)
  // a click opens the search over the page
  notClicked.delete(`${base}/search/`)
  /** Opens a page by its address, and goes on by a click to one that no click has led to yet; tells whether it could. */
  const visit = async (address: string): Promise<boolean> => {
    await page.goto(url + encodeURI(address))
    expect(shown()).toBe(address)
    if (!pages.includes(address)) return false
    await whenReady(page)
    const opened = documents.length
    const links = page.locator('a[href]:not([target], [download], [data-opens], [data-search])')
    const targets = await links.evaluateAll((all) =>
      all.map((link) => decodeURIComponent(new URL((link as HTMLAnchorElement).href).pathname)),
    )
    const at = targets.findIndex((target) => target !== address && notClicked.has(target))
    const target = targets[at]
    if (target === undefined) return false
    notClicked.delete(target)
    await links.nth(at).evaluate((link: HTMLElement) => link.click())
    await page.waitForFunction((path) => decodeURIComponent(location.pathname) === path, target)
    expect([target, documents.length]).toEqual([target, opened])
    return true
  }
  for (const file of files) await visit(addressOf(file))
  for (const address of pages) if (notClicked.size > 0) while (await visit(address));
  // a page of its own that nothing leads to
  expect([...notClicked]).toEqual([`${base}/markdown-page/`])
  expect(messages).toEqual([])
  await page.context().close()
}
