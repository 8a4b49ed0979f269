/**
 * Icons for browsers and home screens: committed files of `public/`, rendered from `favicon.svg`. After
 * changing that: `UPDATE_ICONS=1 npx vitest run tests/reference/icons`.
 */
import fs from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { config } from '@/lib/site'

/** `share`: size of the logo relative to the side; an icon with a background is opaque. */
const pictures = [
  { file: 'public/apple-touch-icon.png', size: 180, share: 0.7, hasGround: true },
  { file: 'public/icons/icon-192.png', size: 192, share: 1, hasGround: false },
  { file: 'public/icons/icon-512.png', size: 512, share: 1, hasGround: false },
  // launchers crop it: the safe zone is four fifths of the side
  { file: 'public/icons/maskable-512.png', size: 512, share: 0.6, hasGround: true },
]
const favicon = 'public/favicon.ico'
const faviconSizes = [16, 32, 48]

const renderMark = (size: number): Promise<Buffer> =>
  sharp('public/favicon.svg', { density: 72 * (size / 32) })
    .resize(size, size)
    .png()
    .toBuffer()

async function renderIcon({ size, share, hasGround }: (typeof pictures)[number]): Promise<Buffer> {
  const background = hasGround ? config.themeColor.light : '#0000'
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: await renderMark(Math.round(size * share)) }])
    .png({ palette: true })
    .toBuffer()
}

/** An `.ico` file of PNG images, which all current browsers support. */
function ico(images: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  for (const [index, { size, png }] of images.entries()) {
    const at = 6 + 16 * index
    header.writeUInt8(size, at)
    header.writeUInt8(size, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(png.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)])
}

/** The images in an `.ico` file. */
const imagesIn = (bytes: Buffer): Buffer[] =>
  Array.from({ length: bytes.readUInt16LE(4) }, (_, index) => {
    const [length, offset] = [bytes.readUInt32LE(14 + 16 * index), bytes.readUInt32LE(18 + 16 * index)]
    return bytes.subarray(offset, offset + length)
  })

/** Average difference of two images, from 0 to 255: versions of the library round colours differently. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [one, other] = await Promise.all([a, b].map((png) => sharp(png).ensureAlpha().raw().toBuffer()))
  if (one === undefined || one.length !== other?.length) return 255
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length
}

const isUpdate = process.env['UPDATE_ICONS'] === '1'

test.each(pictures)('$file is the logo of the site', async (picture) => {
  const rendered = await renderIcon(picture)
  if (isUpdate) fs.writeFileSync(picture.file, rendered)
  const bytes = fs.readFileSync(picture.file)
  expect((await sharp(bytes).metadata()).width).toBe(picture.size)
  expect((await sharp(bytes).stats()).isOpaque).toBe(picture.hasGround)
  expect(await difference(bytes, rendered)).toBeLessThan(1)
})

test('the favicon contains the logo in three sizes', async () => {
  const images = await Promise.all(faviconSizes.map(async (size) => ({ size, png: await renderMark(size) })))
  if (isUpdate) fs.writeFileSync(favicon, ico(images))
  const committed = imagesIn(fs.readFileSync(favicon))
  const differences = await Promise.all(
    images.map(({ png }, index) => difference(committed[index] ?? Buffer.of(), png)),
  )
  expect(committed).toHaveLength(faviconSizes.length)
  expect(Math.max(...differences)).toBeLessThan(1)
})
