/** Icons for browsers and home screens, drawn from `public/favicon.svg`. */
import sharp from 'sharp'
import { codeRevision } from '../../code-revision.mjs'
import { hashOf } from '../../text/hash-of'
import { readStored, writeStored } from '../../store'
import { ico } from './ico'

/** Written below `public/`. `share` is how much of the side the mark takes; an icon with a ground is opaque. */
const pictures = [
  { path: '/apple-touch-icon.png', size: 180, share: 0.7, hasGround: true },
  { path: '/icons/icon-192.png', size: 192, share: 1, hasGround: false },
  { path: '/icons/icon-512.png', size: 512, share: 1, hasGround: false },
  // a launcher cuts it to its shape: what matters stands within four fifths of the side
  { path: '/icons/maskable-512.png', size: 512, share: 0.6, hasGround: true },
]

const icoSizes = [16, 32, 48]

/** Draws all icons of `svg`, a square drawing; `ground` is the colour behind those that must not be transparent. */
export async function buildIcons(svg: Buffer, ground: string): Promise<Map<string, Buffer>> {
  const key = hashOf(codeRevision('.', ['lib/publish/icons']), svg, ground)
  const kept = readStored('icons', key) as [string, string][] | undefined // written below
  if (kept) return new Map(kept.map(([path, text]) => [path, Buffer.from(text, 'base64')]))
  const drawn = await Promise.all(
    pictures.map(async ({ path, size, share, hasGround }) => {
      const mark = await draw(svg, Math.round(size * share))
      const canvas = sharp({
        create: { width: size, height: size, channels: 4, background: hasGround ? ground : '#0000' },
      })
      const png = await canvas
        .composite([{ input: mark }])
        .png({ palette: true })
        .toBuffer()
      return [path, png] as const
    }),
  )
  const small = await Promise.all(icoSizes.map(async (size) => ({ size, png: await draw(svg, size) })))
  const icons = new Map<string, Buffer>([['/favicon.ico', ico(small)], ...drawn])
  writeStored(
    'icons',
    key,
    [...icons].map(([path, bytes]) => [path, bytes.toString('base64')]),
  )
  return icons
}

const draw = (svg: Buffer, size: number): Promise<Buffer> =>
  sharp(svg, { density: 72 * (size / 32) })
    .resize(size, size)
    .png()
    .toBuffer()
