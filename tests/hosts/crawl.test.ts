/** Pages open by address and by click on hosts of each kind and on real servers. */
import fs from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectBrowser, openReady, whenReady } from '../browser/site-under-test'
import { filesOf } from '../export/pages'
import { hosts, type RunningHost } from './hosts'
import { buildBelow, exportOf, rootOf } from './sites'

let browser: Browser
beforeAll(async () => {
  expect(await buildBelow()).toBe(0)
  browser = await connectBrowser()
})
afterAll(() => browser.close())

/** Clicks through a page of each kind of route: the selector of a link, and its address. */
const walk = [
  ['main', '/docs/intro/'],
  ['.side', '/docs/category/установка/'],
  ['.side', '/docs/glossary/'],
  ['.bar', '/blog/'],
  ['.rail', '/blog/tags/docusaurus/'],
  ['main', '/blog/tags/'],
  ['main', '/blog/tags/hello/'],
  ['main', '/blog/welcome/'],
] as const

describe.each(hosts)('$name at «$base/»', ({ isThere, start, base }) => {
  describe.skipIf(!isThere)('if installed', () => {
    let host: RunningHost
    beforeAll(async () => {
      host = await start(rootOf(base))
    })
    afterAll(() => host.stop())

    test('every page answers at its address', async () => {
      const files = filesOf(exportOf(base)).filter((file) => file.endsWith('index.html'))
      for (const file of files) {
        const address = encodeURI(`${base}/${file.slice(0, -'index.html'.length)}`)
        const response = await fetch(host.url + address)
        expect([new URL(response.url).pathname, response.status]).toEqual([address, 200])
        expect(await response.text()).toBe(fs.readFileSync(`${exportOf(base)}/${file}`, 'utf8'))
      }
    })

    test('links navigate without a full load', async () => {
      const { page, messages, documents } = await openReady({ url: host.url, browser }, `${base}/`)
      for (const [scope, path] of walk) {
        const target = base + path
        // a link may be in a closed group
        await page
          .locator(`${scope} a[href="${target}"], ${scope} a[href="${encodeURI(target)}"]`)
          .first()
          .evaluate((link: HTMLElement) => link.click())
        await page.waitForFunction((address) => decodeURI(location.pathname) === address, target)
        await page.locator('main h1').waitFor()
      }
      await page.reload()
      await whenReady(page)
      expect([documents.length, messages]).toEqual([2, []])
    })
  })
})
