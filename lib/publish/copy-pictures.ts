/** Copies of the pictures of the content in lighter formats and smaller sizes, kept in the store between builds. */
import { codeRevision } from '../code-revision.mjs'
import { assetHref, copyFormats, pictureSize, publishedBytes } from '../content/assets'
import type { PictureCopies, PictureCopy } from '../content/assets'
import { contentDir } from '../content/read'
import type { Site } from '../load/load'
import { usedAssets } from '../load/assets'
import { problem, type Problem } from '../problems/problem'
import { stored } from '../store'
import { hashOf } from '../text/hash-of'

const unreadable =
  'Картинку не удалось прочитать: файл повреждён, или это не то, что обещает его имя. Она останется как есть; сохраните её заново.'

/** Makes the copies; `files` has their bytes by address. A picture that cannot be read is reported, and shown as it is. */
export async function copyPictures(site: Site) {
  const copies: PictureCopies = new Map()
  const files = new Map<string, Buffer>()
  const problems: Problem[] = []
  const revision = codeRevision('.', ['lib/publish/copy-pictures.ts'])
  for (const path of usedAssets(site).filter((asset) => /\.(png|jpe?g|webp)$/i.test(asset))) {
    const original = publishedBytes(path)
    // empty and non-image files are reported with the content
    if (pictureSize(original).width === undefined) continue
    try {
      // one picture after another: its copies are encoded at the same time
      // oxlint-disable-next-line no-await-in-loop
      const made = await stored('picture', hashOf(revision, original), () => encodePicture(original))
      const own = made.map(({ bytes, ...copy }): PictureCopy => {
        const href = assetHref(path.replace(/\.\w+$/, `.${copy.format}`), bytes)
        files.set(href, bytes)
        return { ...copy, href }
      })
      if (own.length > 0) copies.set(path, own)
    } catch {
      problems.push(problem(`${contentDir()}/${path}`, undefined, unreadable, 'images/broken'))
    }
  }
  return { copies, files, problems }
}

/** Good enough for letters in screenshots, which suffer most when colours are kept at half the size. */
const encoderOptions = {
  avif: { quality: 60, effort: 3, chromaSubsampling: '4:4:4' },
  webp: { quality: 82, effort: 5, smartSubsample: true },
} as const

/** Widths in pixels: the column of the text, on screens with one and with two pixels to a point, and the most that anybody sees. */
const columnWidths = [640, 1280]
const largest = 2560

/** Widths of the copies of a picture. One that is hardly wider than a smaller copy needs no such copy. */
export function copyWidths(width: number): number[] {
  const full = Math.min(width, largest)
  return [...columnWidths.filter((column) => column < full * 0.8), full]
}

/** Copies of a picture, smaller than it is; none of an animated one. Throws when the picture cannot be read. */
export async function encodePicture(original: Buffer) {
  // loaded here: a build that finds all copies in the store does not need it
  const { default: sharp } = await import('sharp')
  const { width: written, autoOrient, pages = 1 } = await sharp(original).metadata()
  if (pages > 1) return []
  const widths = copyWidths(autoOrient.width || written)
  const formats = copyFormats.map(async (format) => {
    const copies = widths.map(async (width) => {
      const resized = sharp(original).autoOrient().resize({ width })
      return { format, width, bytes: await resized.toFormat(format, encoderOptions[format]).toBuffer() }
    })
    const made = await Promise.all(copies)
    // all sizes of a format or none: without the large ones, browsers would upscale a small one
    return made.every(({ bytes }) => bytes.length < original.length) ? made : []
  })
  return (await Promise.all(formats)).flat()
}
