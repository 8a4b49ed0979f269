import fs from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { filesOf, isPrint } from './pages'

const out = 'out'
const pages = filesOf(out).filter((file) => file.endsWith('index.html') && !isPrint(file))
const read = (file: string) => fs.readFileSync(`${out}/${file}`, 'utf8')

describe('the social image', () => {
  test('of each page exists, is absolute, named by content, and shared only by pages with the same title', () => {
    const titles = new Map<string, string>()
    for (const page of pages) {
      const html = read(page)
      const [, url = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? []
      expect(url).toMatch(/^https:\/\/example\.com\/social\/[\da-f]{12}\.png$/)
      expect(html).toContain(`<meta name="twitter:image" content="${url}"`)
      expect(fs.existsSync(out + new URL(url).pathname)).toBe(true)
      const [, title = ''] = /<meta property="og:title" content="([^"]*)"/.exec(html) ?? []
      expect([page, titles.get(url) ?? title]).toEqual([page, title])
      titles.set(url, title)
    }
    expect(filesOf(`${out}/social`)).toHaveLength(titles.size)
  })

  test('has the declared size, and is no larger than a page', async () => {
    for (const picture of filesOf(`${out}/social`)) {
      const { width, height, size = 0 } = await sharp(fs.readFileSync(`${out}/social/${picture}`)).metadata()
      expect([width, height]).toEqual([1200, 630])
      expect(size).toBeLessThan(40_000)
    }
    expect(read('docs/intro/index.html')).toContain('<meta property="og:image:width" content="1200"')
  })
})

describe('the web manifest', () => {
  test('names the site and existing icons', async () => {
    const manifest = JSON.parse(read('manifest.webmanifest')) as {
      name: string
      lang: string
      start_url: string
      icons: { src: string; sizes: string; type: string; purpose: string }[]
    }
    expect(manifest).toMatchObject({ name: 'Документация платформы', lang: 'ru', start_url: '/', id: '/' })
    for (const { src, sizes, type } of manifest.icons.filter((icon) => icon.type === 'image/png')) {
      const { width, height, format } = await sharp(fs.readFileSync(out + src)).metadata()
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type])
    }
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  })

  test('old browsers and phones find their icons', () => {
    for (const file of ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png'])
      expect(fs.existsSync(`${out}/${file}`)).toBe(true)
  })
})
