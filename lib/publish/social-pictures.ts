/** Social images as PNG files, cached in the store. */
import fs from 'node:fs'
import { codeRevision } from '../build/code-revision.mjs'
import type { Site } from '../load/load-site'
import { noProgress } from '../build/no-progress'
import { isCached, readOrMake } from '../build/store'
import { hashOf } from '../data/hash-of'
import { pageMetadata } from '../view/metadata'
import { cardBoxes, cardSize, fontFamilies, socialImagePath, type SocialCard } from '../view/social-card'

/** The images of all pages, by address; pages may share one. */
export async function socialPictures(site: Site, startProgress = noProgress): Promise<Map<string, Buffer>> {
  const revision = codeRevision('.', ['lib/publish/social-pictures.ts'])
  const cards = site.routes.flatMap((route) => pageMetadata(site, route).card ?? [])
  const byPath = new Map(cards.map((card) => [socialImagePath(card), card]))
  const keyOf = (path: string): string => hashOf(revision, path)
  const stored = [...byPath.keys()].filter((path) => isCached('social', keyOf(path)))
  const advance = startProgress(byPath.size, stored.length)
  const pictures = [...byPath].map(async ([path, card]) => {
    const picture = await readOrMake('social', keyOf(path), () => renderCard(card).finally(advance))
    return [path, picture] as const
  })
  return new Map(await Promise.all(pictures))
}

/** Loads the libraries for images, half a second of work, unless it was called before. */
export const loadRenderer = () => Promise.all([import('satori'), import('sharp')])

export async function renderCard(card: SocialCard): Promise<Buffer> {
  const [{ default: satori }, { default: sharp }] = await loadRenderer()
  // satori is typed for React elements and reads plain objects of the same shape
  const element = cardBoxes(card) as unknown as Parameters<typeof satori>[0]
  const svg = await satori(element, { ...cardSize, fonts: (fonts ??= readFonts()) })
  // satori masks each drawing with its own box: no visible effect, but a quarter of the time
  const unmasked = svg.replaceAll(/ mask="[^"]*"/g, '')
  // flat colours with antialiasing need few shades, and no dithering
  return sharp(Buffer.from(unmasked)).png({ palette: true, colours: 64, dither: 0, effort: 1 }).toBuffer()
}

/** Static instances of the site's font: satori supports neither WOFF2 nor variable fonts. */
const folder = 'node_modules/@fontsource/wix-madefor-text/files'
const subsets = ['cyrillic', 'latin', 'cyrillic-ext', 'latin-ext']

const readFonts = () =>
  subsets.flatMap((subset, index) =>
    ([500, 700] as const).map((weight) => ({
      name: fontFamilies[index] ?? '',
      weight,
      style: 'normal' as const,
      data: fs.readFileSync(`${folder}/wix-madefor-text-${subset}-${weight}-normal.woff`),
    })),
  )

let fonts: ReturnType<typeof readFonts> | undefined
