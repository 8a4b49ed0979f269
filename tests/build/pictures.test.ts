import fs from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWatched, useSite, whenReady } from '../browser/site-under-test'
import { filesOf } from '../export/pages'
import { build, restore, writeTree, type Outcome } from './project'

/** Light that changes slowly, with a little noise. */
async function photograph(width: number, height: number): Promise<Buffer> {
  let seed = 1
  const noise = () => (seed = (seed * 48_271) % 2_147_483_647) % 6
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, index) => ((index / 3 / width) * 180) / height + noise()),
  )
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

describe('pictures beside the content', () => {
  const out = '.cache/tests/pictures-out'
  let outcome: Outcome

  beforeAll(async () => {
    const text = (name: string) =>
      `---\ntitle: ${name}\n---\n\nНачало.\n\n![Вид](./фото.png)\n\n![Ещё](./фото.png)\n`
    const folder = writeTree('pictures', {
      'docs/plain.md': `${text('Обычная')}\n![Сломана](./broken.png)\n`,
      'docs/module.mdx': text('Модуль'),
      'docs/фото.png': await photograph(1000, 250),
      'docs/broken.png': Buffer.from('\u0089PNG нет'),
      'blog/2026-01-01-post.md':
        '---\ntitle: Запись\nslug: post\n---\n\nТекст.\n\n<!-- truncate -->\n\n![Вид](../docs/фото.png)\n',
    })
    outcome = build(folder, out)
  })
  afterAll(() => void restore())
  const site = useSite(out)

  test('one that cannot be read is told, and stays as it is', () => {
    expect(outcome.code).toBe(0)
    expect(outcome.lines).toEqual([
      '.cache/tests/pictures/docs/broken.png:1:1  внимание  Файл пуст или это не картинка: читатель её не увидит. Сохраните её ещё раз.  images/broken',
    ])
    expect(fs.readFileSync(`${out}/docs/plain/index.html`, 'utf8')).toMatch(
      /<img [^>]*src="\/assets\/broken-/,
    )
  })

  test('are offered in lighter formats, with their size; the first one is loaded at once', () => {
    for (const page of ['plain', 'module']) {
      const html = fs.readFileSync(`${out}/docs/${page}/index.html`, 'utf8')
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
    const kinds = filesOf(`${out}/assets`).map((file) => file.replace(/-[\da-f]{8}/, ''))
    expect(kinds.toSorted()).toEqual(
      ['broken.png', 'фото.avif', 'фото.avif', 'фото.png', 'фото.webp', 'фото.webp'].toSorted(),
    )
  })

  test('keep their format in feeds', () => {
    for (const file of ['rss.xml', 'atom.xml', 'feed.json']) {
      const feed = fs.readFileSync(`${out}/blog/${file}`, 'utf8')
      expect(feed).toMatch(/\/assets\/[^"]*\.png/)
      expect(feed).not.toMatch(/\.avif|\.webp|<picture|fetchpriority/)
    }
  })

  test('open over the page, in full size where there is more to see, by keyboard too', async () => {
    const { page, requests, messages } = await openWatched(site, '/docs/module/', {
      viewport: { width: 360, height: 740 },
    })
    await whenReady(page)
    expect(requests.filter((path) => path.endsWith('.png'))).toEqual([])
    const link = page.getByRole('link', { name: 'Увеличить картинку: Вид' })
    await link.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Вид' })
    const image = dialog.getByRole('img')
    await image.waitFor()
    expect((await image.boundingBox())?.width).toBeLessThan(360)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Закрыть')
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

  test('open without motion for readers who do not want it, and close by a click beside them', async () => {
    const { page } = await openWatched(site, '/docs/plain/', { reducedMotion: 'reduce' })
    await whenReady(page)
    await page.getByRole('link', { name: 'Увеличить картинку: Вид' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await dialog.evaluate((element) => element.getAnimations().length)).toBe(0)
    await page.mouse.click(5, 5)
    await dialog.waitFor({ state: 'detached' })
  })
})
