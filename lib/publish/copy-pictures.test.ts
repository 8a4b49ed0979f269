import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { photograph } from '@/tests/support/photograph'
import { siteOf } from '@/tests/support/site-of'
import { copyFormats, pictureSources } from '../content/picture-copies'
import { config } from '../site'
import { copyPictures, copyWidths, encodePicture } from './copy-pictures'

describe('copies of an image', () => {
  test('have the column widths, and the full one', () => {
    expect(copyWidths(300)).toEqual([300])
    expect(copyWidths(780)).toEqual([780])
    expect(copyWidths(1000)).toEqual([640, 1000])
    expect(copyWidths(6000)).toEqual([640, 1280, 2560])
  })

  test('are smaller, of the same proportions, and reproducible', async () => {
    const original = await photograph(820, 205).png().toBuffer()
    const [copies, again] = [await encodePicture(original), await encodePicture(original)]
    expect(copies.map(({ format, width }) => [format, width])).toEqual([
      ['avif', 640],
      ['avif', 820],
      ['webp', 640],
      ['webp', 820],
    ])
    for (const { bytes, width } of copies) {
      expect(bytes.length).toBeLessThan(original.length)
      const size = await sharp(bytes).metadata()
      expect([size.width, size.height]).toEqual([width, width / 4])
    }
    expect(again).toEqual(copies)
  })

  test('follow the EXIF orientation', async () => {
    const original = await photograph(400, 200)
      .jpeg({ quality: 100 })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const [copy] = await encodePicture(original)
    const { width, height } = await sharp(copy?.bytes).metadata()
    expect([width, height]).toEqual([200, 400])
  })

  test('are not made for an animated image, or if they would be larger', async () => {
    const frames = [photograph(64, 64), photograph(64, 64).negate()].map((frame) => frame.png().toBuffer())
    const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp()
      .toBuffer()
    expect(await encodePicture(moving)).toEqual([])
    const dot = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    expect((await encodePicture(dot)).filter(({ bytes }) => bytes.length >= dot.length)).toEqual([])
  })

  test('are rejected for a file that is not an image', async () => {
    await expect(encodePicture(Buffer.from('no picture'))).rejects.toThrow()
  })
})

test('a page offers the smallest format first, with sizes if there are several', () => {
  const copies = [
    { format: 'webp', width: 300, href: '/assets/a.webp' },
    { format: 'avif', width: 640, href: '/assets/a-640.avif' },
    { format: 'avif', width: 900, href: '/assets/a.avif' },
  ] as const
  expect(pictureSources([...copies], (href) => `/site${href}`)).toEqual([
    {
      type: 'image/avif',
      srcSet: '/site/assets/a-640.avif 640w, /site/assets/a.avif 900w',
      sizes: '(width < 44rem) 100vw, 40rem',
    },
    { type: 'image/webp', srcSet: '/site/assets/a.webp' },
  ])
})

test('progress counts equal images once, and those of an earlier build as kept; the settings switch copies off', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'))
  vi.stubEnv('CONTENT_DIR', folder)
  const [r = 0, g = 0, b = 0] = randomBytes(3) // in no cache yet
  const [first, second] = await Promise.all(
    [0, 1].map((size) =>
      sharp({ create: { width: 8, height: 8 + size, channels: 3, background: { r, g, b } } })
        .png()
        .toBuffer(),
    ),
  )
  const files = { 'docs/a.png': first, 'docs/b.png': second, 'docs/c.png': first }
  fs.mkdirSync(path.join(folder, 'docs'))
  for (const [name, bytes] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), bytes ?? '')
  const names = Object.keys(files)
  const text = names.map((name) => `![Снимок](${path.basename(name)})`).join('\n')
  const { site } = siteOf({
    'docs/intro.md': `# А\n\n${text}\n`,
    ...Object.fromEntries(names.map((name) => [name, null])),
  })
  const run = async () => {
    const seen: unknown[] = []
    await copyPictures(site, (total, kept) => {
      seen.push([total, kept])
      return () => void seen.push('made')
    })
    return seen
  }
  expect(await run()).toEqual([[2, 0], 'made', 'made'])
  expect(await run()).toEqual([[2, 2]])
  const formats = copyFormats as unknown as string[]
  formats.reverse()
  expect(await run()).toEqual([[2, 0], 'made', 'made'])
  formats.reverse()
  config.pictures.copies = false
  const off = await copyPictures(site)
  config.pictures.copies = true
  expect([off.copies.size, off.files.size]).toEqual([0, 0])
  vi.unstubAllEnvs()
  fs.rmSync(folder, { recursive: true })
})

test('a full disk is not reported as a broken picture', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'))
  vi.stubEnv('CONTENT_DIR', folder)
  const [r = 0, g = 0, b = 0] = randomBytes(3) // in no cache yet
  fs.mkdirSync(path.join(folder, 'docs'))
  const dot = sharp({ create: { width: 8, height: 8, channels: 3, background: { r, g, b } } })
  fs.writeFileSync(path.join(folder, 'docs/a.png'), await dot.png().toBuffer())
  const { site } = siteOf({ 'docs/intro.md': '# А\n\n![Снимок](a.png)\n', 'docs/a.png': null })
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', errno: -28 })
  const rename = vi.spyOn(fs, 'renameSync').mockImplementation(() => {
    throw full
  })
  await expect(copyPictures(site)).rejects.toThrow('ENOSPC')
  rename.mockRestore()
  vi.unstubAllEnvs()
  fs.rmSync(folder, { recursive: true })
})
