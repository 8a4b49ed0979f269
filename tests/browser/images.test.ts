/** Where images stand: in the line they are written in, or alone as a figure. */
import { expect, test } from 'vitest'
import { openWatched, useSite } from './site-under-test'

const site = useSite()

const icon = `<picture><img alt="" width="20" height="20" src="data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>',
)}"></picture>`

test('an image in running text stays in its line, and in a centred column in the middle', async () => {
  const { page } = await openWatched(site, '/docs/intro/')
  const found = await page
    .locator('article .prose, .prose')
    .first()
    .evaluate((prose, image) => {
      prose.insertAdjacentHTML(
        'beforeend',
        `<p id="line">Нажмите ${image} и ${image} выберите</p><p id="plain">Нажмите</p>
       <div class="table"><table><tr><td align="center" id="cell">${image}</td></tr></table></div>`,
      )
      const box = (selector: string) => prose.querySelector(selector)!.getBoundingClientRect()
      const [cell, inside] = [box('#cell'), box('#cell img')]
      const padding = parseFloat(getComputedStyle(prose.querySelector('#cell')!).paddingInlineEnd)
      return {
        growth: box('#line').height - box('#plain').height,
        offset: inside.x + inside.width / 2 - (cell.x + (cell.width - padding) / 2),
      }
    }, icon)
  expect(found.growth).toBeLessThan(2)
  expect(Math.abs(found.offset)).toBeLessThan(1)
})

test('an image alone in its paragraph is in the middle of its figure, with no gap below', async () => {
  const { page } = await openWatched(site, '/docs/installation/unity-settings/')
  const gaps = await page
    .locator('.image > a')
    .first()
    .evaluate((link) => {
      const [outer, inner] = [link, link.querySelector('img')!].map((one) => one.getBoundingClientRect())
      return [
        inner!.x - outer!.x,
        outer!.right - inner!.right,
        inner!.y - outer!.y,
        outer!.bottom - inner!.bottom,
      ]
    })
  const [left = 0, right = 0, top = 0, bottom = 0] = gaps
  expect(Math.abs(left - right)).toBeLessThan(1)
  expect(Math.abs(top - bottom)).toBeLessThan(1)
})
