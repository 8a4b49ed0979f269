/** The pictures that messengers show beside a link, as PNG files, kept in the store between builds. */
import fs from 'node:fs'
import { codeRevision } from '../code-revision.mjs'
import type { Site } from '../load/load'
import { stored } from '../store'
import { hashOf } from '../text/hash-of'
import { pageMetadata } from '../view/metadata'
import { cardBoxes, cardSize, fontFamilies, socialImagePath, type SocialCard } from '../view/social-card'

/** The pictures of all pages, by address; pages may share one. */
export async function socialPictures(site: Site): Promise<Map<string, Buffer>> {
  const cards = new Map<string, SocialCard>()
  for (const route of site.routes) {
    const { card } = pageMetadata(site, route)
    if (card) cards.set(socialImagePath(card), card)
  }
  const revision = codeRevision('.', ['lib/publish/social-pictures.ts'])
  const files = await Promise.all(
    [...cards].map(async ([path, card]) => {
      const key = hashOf(revision, path)
      const picture = await stored('social', key, async () => (await renderCard(card)).toString('base64'))
      return [path, Buffer.from(picture, 'base64')] as const
    }),
  )
  return new Map(files)
}

/** Flat colours with soft edges need few shades. */
const pngOptions = { palette: true, colours: 64, effort: 1 }

/** A card as a PNG file. The libraries are loaded when the first picture is missing in the store. */
export async function renderCard(card: SocialCard): Promise<Buffer> {
  const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')])
  // satori is typed for React elements and reads plain objects of the same shape
  const element = cardBoxes(card) as unknown as Parameters<typeof satori>[0]
  const svg = await satori(element, { ...cardSize, fonts: readFonts() })
  return sharp(Buffer.from(svg)).png(pngOptions).toBuffer()
}

/** Static cuts of the font of the site: satori reads neither WOFF2 nor variable fonts. */
const folder = 'node_modules/@fontsource/wix-madefor-text/files'
const subsets = ['cyrillic', 'latin', 'cyrillic-ext', 'latin-ext']
const weights = [500, 700] as const

interface Font {
  name: string
  weight: (typeof weights)[number]
  style: 'normal'
  data: Buffer
}

let fonts: Font[] | undefined

const readFonts = (): Font[] =>
  (fonts ??= subsets.flatMap((subset, index) =>
    weights.map((weight) => ({
      name: fontFamilies[index] ?? '',
      weight,
      style: 'normal',
      data: fs.readFileSync(`${folder}/wix-madefor-text-${subset}-${weight}-normal.woff`),
    })),
  ))
