import fs from 'node:fs'
import { expect, test } from 'vitest'
import { openWatched, useSite, whenReady } from './site'

const site = useSite()

test.each(['/', '/docs/intro/', '/blog/mdx-blog-post/', '/search/?q=событие', '/нет/'])(
  'the policy of %s blocks nothing of the site itself',
  async (path) => {
    const { page, messages } = await openWatched(site, path)
    await whenReady(page)
    await page.waitForTimeout(300)
    expect(messages.filter((message) => !message.startsWith('404') && !message.includes('404'))).toEqual([])
  },
)

test('scripts, handlers and styles that were put into a page do not run', async () => {
  const { page, messages } = await openWatched(site, '/docs/intro/')
  const html = fs.readFileSync('out/docs/intro/index.html', 'utf8')
  await page.route(`${site.url}/docs/injected/`, async (route) => {
    const injected =
      '<script>document.title = "run"</script><img src="/no.png" onerror="document.title = 1"><p style="color: red" id="styled">'
    await route.fulfill({ contentType: 'text/html', body: html.replace('</main>', `${injected}</main>`) })
  })
  messages.length = 0
  await page.goto(`${site.url}/docs/injected/`)
  await page.waitForTimeout(500)
  expect(await page.title()).toContain('Концепция')
  expect(messages.filter((message) => message.includes('Content Security Policy')).length).toBeGreaterThan(2)
})
