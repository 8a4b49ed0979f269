/** Excerpts in the lists of the blog. */
import { expect, test } from 'vitest'
import { openWatched, useSite } from './site-under-test'

const site = useSite()

test('code in an excerpt has the colour that code has in a text', async () => {
  const { page } = await openWatched(site, '/blog/')
  const colours = await page
    .locator('.posts .prose')
    .first()
    .evaluate((excerpt) => {
      const code = '<figure class="code"><pre><code>git status</code></pre></figure>'
      excerpt.innerHTML = code
      document.querySelector('main')!.insertAdjacentHTML('beforeend', `<div class="prose">${code}</div>`)
      return [...document.querySelectorAll('.code code')].map((one) => getComputedStyle(one).color)
    })
  expect(colours).toHaveLength(2)
  expect(colours[0]).toBe(colours[1])
})
