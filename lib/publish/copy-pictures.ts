/** Copies of the pictures of the content in lighter formats and smaller sizes, kept in the store between builds. */
import { codeRevision } from '../code-revision.mjs'
import { assetHref, publishedBytes } from '../content/assets'
import { copyFormats, type PictureCopies, type PictureCopy } from '../content/picture-copies'
import { contentDir } from '../content/read'
import type { Site } from '../load/load'
import { usedAssets } from '../load/assets'
import { problem, type Problem } from '../problems/problem'
import { stored } from '../store'
import { hashOf } from '../text/hash-of'

export interface CopiedPictures {
  copies: PictureCopies
  /** Bytes of all copies, by address. */
  files: Map<string, Buffer>
  problems: Problem[]
}

const isPicture = (path: string): boolean => /\.(png|jpe?g|webp)$/i.test(path)

const unreadable =
  'Картинку не удалось прочитать: файл повреждён, или это не то, что обещает его имя. Она останется как есть; сохраните её заново.'

/** Makes the copies of all pictures that pages show. A picture that cannot be read is reported, and shown as it is. */
export async function copyPictures(site: Site): Promise<CopiedPictures> {
  const result: CopiedPictures = { copies: new Map(), files: new Map(), problems: [] }
  const revision = codeRevision('.', ['lib/publish/copy-pictures.ts'])
  for (const path of usedAssets(site).filter(isPicture)) {
    try {
      // one picture after another: its copies are encoded at the same time
      // oxlint-disable-next-line no-await-in-loop
      const copies = await storedCopies(publishedBytes(path), revision)
      for (const { format, width, bytes } of copies) {
        const href = assetHref(path.replace(/\.\w+$/, `.${format}`), bytes)
        result.files.set(href, bytes)
        result.copies.set(path, [...(result.copies.get(path) ?? []), { format, width, href }])
      }
    } catch {
      result.problems.push(problem(`${contentDir()}/${path}`, undefined, unreadable, 'images/broken'))
    }
  }
  return result
}

/** Encoding takes a second for a screenshot, so copies are kept under the hash of the picture and the code. */
async function storedCopies(original: Buffer, revision: string): Promise<EncodedCopy[]> {
  const copies = await stored('picture', hashOf(revision, original), async () =>
    (await encodePicture(original)).map((copy) => ({ ...copy, bytes: copy.bytes.toString('base64') })),
  )
  return copies.map((copy) => ({ ...copy, bytes: Buffer.from(copy.bytes, 'base64') }))
}

/** Good enough for letters in screenshots, which suffer most when colours are kept at half the size. */
const encoderOptions = {
  avif: { quality: 60, effort: 3, chromaSubsampling: '4:4:4' },
  webp: { quality: 82, effort: 5, smartSubsample: true },
} as const

/** Widths for the column of the text, on screens with one and with two pixels to a point. */
const columnWidths = [640, 1280]
/** Nobody sees more, even in full size. */
const largest = 2560

/** Widths of the copies of a picture, in pixels. One that is hardly wider than a smaller copy needs no such copy. */
export function copyWidths(width: number): number[] {
  const full = Math.min(width, largest)
  return [...columnWidths.filter((column) => column < full * 0.8), full]
}

export interface EncodedCopy extends Omit<PictureCopy, 'href'> {
  bytes: Buffer
}

/** Copies of a picture, smaller than it is; none of an animated one. Throws when the picture cannot be read. */
export async function encodePicture(original: Buffer): Promise<EncodedCopy[]> {
  // loaded here: a build that finds all copies in the store does not need it
  const { default: sharp } = await import('sharp')
  const { width, autoOrient, pages = 1 } = await sharp(original).metadata()
  if (pages > 1) return []
  const encode = (format: EncodedCopy['format'], copyWidth: number): Promise<Buffer> =>
    sharp(original)
      .autoOrient()
      .resize({ width: copyWidth })
      .toFormat(format, encoderOptions[format])
      .toBuffer()
  const widths = copyWidths(autoOrient.width || width)
  const formats = await Promise.all(
    copyFormats.map((format) =>
      Promise.all(
        widths.map(async (copyWidth) => ({
          format,
          width: copyWidth,
          bytes: await encode(format, copyWidth),
        })),
      ),
    ),
  )
  // all of a format or none: with the large ones missing, browsers would stretch a small one
  return formats.filter((copies) => copies.every(({ bytes }) => bytes.length < original.length)).flat()
}
