import fs from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf, isPrint } from '../export/pages'
import { openReady, openWatched, useSite, watchPolicy, whenReady } from './site-under-test'

const site = useSite()

test.each(filesOf('out').filter((file) => file.endsWith('.html')))(
  '%s opens without console messages, and its policy blocks nothing in it',
  async (file) => {
    const { page, messages } = await openWatched(site, '/robots.txt')
    const blocked = await watchPolicy(page)
    await page.goto(`${site.url}/${encodeURI(file).replace(/index\.html$/, '')}`)
    if (!isPrint(file)) await whenReady(page)
    expect([blocked, messages]).toEqual([[], []])
  },
)

test('what a policy blocks is reported', async () => {
  const { page } = await openWatched(site, '/robots.txt')
  const blocked = await watchPolicy(page)
  await page.goto(`${site.url}/`)
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }))
  })
  await expect.poll(() => blocked.length).toBe(1)
})

test.each(['/search/?q=событие', '/нет/'])(
  'the policy of %s blocks nothing of the site itself',
  async (path) => {
    const { page, messages } = await openReady(site, path)
    await page.waitForTimeout(300)
    expect(messages.filter((message) => !message.startsWith('404') && !message.includes('404'))).toEqual([])
  },
)

test('scripts, handlers and styles injected into a page do not run', async () => {
  const { page, messages } = await openWatched(site, '/docs/intro/')
  const html = fs.readFileSync('out/docs/intro/index.html', 'utf8')
  await page.route(`${site.url}/docs/injected/`, async (route) => {
    const injected =
      '<script>document.title = "run"</script><img src="/no.png" onerror="document.title = 1"><p style="color: red" id="styled">'
    await route.fulfill({ contentType: 'text/html', body: html.replace('</main>', `${injected}</main>`) })
  })
  messages.length = 0
  await page.goto(`${site.url}/docs/injected/`)
  await expect
    .poll(() => messages.filter((message) => message.includes('Content Security Policy')).length)
    .toBeGreaterThan(2)
  expect(await page.title()).toContain('Концепция')
})

test('text becomes neither code nor the address of a foreign script', async () => {
  const { page } = await openReady(site, '/docs/intro/')
  const outcomes = await page.evaluate(() => {
    const outcomeOf = (use: (script: HTMLScriptElement) => void): string => {
      try {
        use(document.createElement('script'))
        return 'taken'
      } catch (error) {
        return (error as Error).name
      }
    }
    return {
      code: outcomeOf((script) => (script.text = 'document.title = 1')),
      foreign: outcomeOf((script) => (script.src = 'https://example.com/script.js')),
      data: outcomeOf((script) => (script.src = 'data:text/javascript,1')),
      own: outcomeOf((script) => (script.src = '/scripts/page.js')),
    }
  })
  expect(outcomes).toEqual({ code: 'TypeError', foreign: 'TypeError', data: 'TypeError', own: 'taken' })
})
