import fs from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildIcons } from './build-icons'
import { iconPaths } from '../../load/generated-files'

test('all icons are drawn, each of its size; those for home screens are opaque', async () => {
  const icons = await buildIcons(fs.readFileSync('public/favicon.svg'), '#f1f5f6')
  expect([...icons.keys()]).toEqual(iconPaths)
  const sizes = await Promise.all(
    iconPaths.slice(1).map(async (path) => {
      const image = sharp(icons.get(path))
      const { isOpaque } = await image.stats()
      return [path, (await image.metadata()).width, isOpaque]
    }),
  )
  expect(sizes).toEqual([
    ['/apple-touch-icon.png', 180, true],
    ['/icons/icon-192.png', 192, false],
    ['/icons/icon-512.png', 512, false],
    ['/icons/maskable-512.png', 512, true],
  ])
})

test('the favicon holds three sizes, and its table leads to them', async () => {
  const bytes = (await buildIcons(fs.readFileSync('public/favicon.svg'), '#f1f5f6')).get('/favicon.ico')!
  expect(bytes.readUInt16LE(4)).toBe(3)
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index
    const [length, offset] = [bytes.readUInt32LE(entry + 8), bytes.readUInt32LE(entry + 12)]
    expect((await sharp(bytes.subarray(offset, offset + length)).metadata()).width).toBe(size)
  }
})
