import fs from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { openReady, useSite } from '../browser/site-under-test'
import { filesOf } from '../export/pages'
import { buildGathered, folder, out } from './gathered'
import type { Outcome } from './project'

describe('images in the content folder', () => {
  let outcome: Outcome
  beforeAll(async () => {
    outcome = await buildGathered()
  })
  const site = useSite(out)

  test('an unreadable one is reported, and shown as is', () => {
    expect(outcome.code).toBe(0)
    expect(outcome.lines.filter((line) => line.includes('docs/pictures/'))).toEqual([
      `${folder}/docs/pictures/broken.png:1:1  предупреждение  Файл пуст или это не картинка: читатель её не увидит. Сохраните её ещё раз.  images/broken`,
    ])
    expect(fs.readFileSync(`${out}/docs/pictures/plain/index.html`, 'utf8')).toMatch(
      /<img [^>]*src="\/assets\/broken-/,
    )
  })

  test('have lighter formats, with sizes; the first one is loaded eagerly', () => {
    for (const page of ['plain', 'module']) {
      const html = fs.readFileSync(`${out}/docs/pictures/${page}/index.html`, 'utf8')
      const [first = '', second = ''] = html.match(/<picture>.*?<\/picture>/gs) ?? []
      expect(first).toMatch(
        /^<picture><source type="image\/avif" srcset="\/assets\/фото-[\da-f]{8}\.avif 640w, /i,
      )
      expect(first).toContain('<source type="image/webp"')
      expect(first).toMatch(/<img [^>]*src="\/assets\/фото-[\da-f]{8}\.png"/)
      for (const attribute of ['width="1000"', 'height="250"', 'loading="eager"'])
        expect([page, first]).toEqual([page, expect.stringContaining(attribute) as string])
      expect(second).toContain('loading="lazy"')
      expect(html).not.toContain('rel="preload"')
    }
    const kinds = filesOf(`${out}/assets`)
      .filter((file) => /^(broken|фото)-/.test(file))
      .map((file) => file.replace(/-[\da-f]{8}/, ''))
    expect(kinds.toSorted()).toEqual(
      ['broken.png', 'фото.avif', 'фото.avif', 'фото.png', 'фото.webp', 'фото.webp'].toSorted(),
    )
  })

  test.each(['own-plain', 'own-module'])("have only the author's sources, if there are any: %s", (page) => {
    const html = fs.readFileSync(`${out}/docs/pictures/${page}/index.html`, 'utf8')
    const text = /<div class="prose">[\s\S]*?<nav/.exec(html)?.[0] ?? ''
    expect(text.match(/<source [^>]*?>/g)).toEqual([
      expect.stringMatching(/srcset="\/assets\/фото-[\da-f]{8}\.png" media="\(min-width: 600px\)"/i),
    ])
    expect(text).not.toMatch(/<picture[^>]*>\s*<picture|data-in-picture/)
    expect(text).toMatch(/srcset="\/assets\/фото-[\da-f]{8}\.png 2x"/i)
  })

  test('keep their format in feeds', () => {
    for (const file of ['rss.xml', 'atom.xml', 'feed.json']) {
      const feed = fs.readFileSync(`${out}/blog/${file}`, 'utf8')
      expect(feed).toMatch(/\/assets\/%D1%84[^"]*\.png/)
      expect(feed).not.toMatch(/\.avif|\.webp|<picture|fetchpriority/)
    }
  })

  test('open over the page, in full size if there is more to see, by keyboard, too', async () => {
    const { page, requests, messages } = await openReady(site, '/docs/pictures/module/', {
      viewport: { width: 360, height: 740 },
    })
    expect(requests.filter((path) => path.endsWith('.png'))).toEqual([])
    const link = page.getByRole('link', { name: 'Увеличить картинку: Вид' })
    await link.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Вид' })
    const image = dialog.getByRole('img')
    await image.waitFor()
    expect((await image.boundingBox())?.width).toBeLessThan(360)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Закрыть')
    await dialog.getByRole('button', { name: 'Настоящий размер' }).waitFor()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    expect(await image.evaluate((element) => element.clientWidth)).toBe(1000)
    expect(await dialog.getByRole('button', { pressed: true }).textContent()).toBe('Настоящий размер')
    await page.keyboard.press('Shift+Tab')
    const frame = dialog.locator('.zoom-frame')
    const before = await frame.evaluate((box) => box.scrollLeft)
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(
      (left) => (document.querySelector('.zoom-frame')?.scrollLeft ?? 0) > left,
      before,
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(messages).toEqual([])
  })

  test('open without animation with reduced motion, and close on a click outside', async () => {
    const { page } = await openReady(site, '/docs/pictures/plain/', { reducedMotion: 'reduce' })
    await page.getByRole('link', { name: 'Увеличить картинку: Вид' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await dialog.evaluate((element) => element.getAnimations().length)).toBe(0)
    await page.mouse.click(5, 5)
    await dialog.waitFor({ state: 'detached' })
  })
})
