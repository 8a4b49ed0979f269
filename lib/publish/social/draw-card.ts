/** Draws the pictures for messengers. */
import fs from 'node:fs'
import satori, { type FontWeight } from 'satori'
import sharp from 'sharp'
import { cardBoxes, cardSize, fontFamilies, type SocialCard } from '../../view/social-card'

/** Static cuts of the face of the site: the layout engine reads neither WOFF2 nor variable fonts. */
const folder = 'node_modules/@fontsource/wix-madefor-text/files'
const subsets = ['cyrillic', 'latin', 'cyrillic-ext', 'latin-ext']
const weights: FontWeight[] = [500, 700]

/** The face is drawn with outlines, and flat colours with soft edges need few shades. */
const png = { palette: true, colours: 64, effort: 1 }

let fonts: Parameters<typeof satori>[1]['fonts'] | undefined

const readFonts = () =>
  subsets.flatMap((subset, index) =>
    weights.map((weight) => ({
      name: fontFamilies[index] ?? '',
      weight,
      style: 'normal' as const,
      data: fs.readFileSync(`${folder}/wix-madefor-text-${subset}-${weight}-normal.woff`),
    })),
  )

/** A card as a PNG file. Encoding runs in threads of its own: several cards at a time are drawn sooner. */
export async function drawCard(card: SocialCard): Promise<Buffer> {
  fonts ??= readFonts()
  // the engine is typed for React elements and reads plain objects of the same shape
  const svg = await satori(cardBoxes(card) as unknown as Parameters<typeof satori>[0], { ...cardSize, fonts })
  return sharp(Buffer.from(svg)).png(png).toBuffer()
}
