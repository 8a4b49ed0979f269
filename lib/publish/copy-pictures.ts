/** Makes copies of content images in lighter formats and smaller sizes, cached in the store. */
import { codeRevision } from '../build/code-revision.mjs'
import { assetHref, pictureSize, publishedBytes } from '../content/assets'
import { copyFormats, type PictureCopies, type PictureCopy } from '../content/picture-copies'
import { contentDir } from '../build/content-dir.mjs'
import type { Site } from '../load/load-site'
import { usedAssets } from '../load/used-assets'
import { problem, type Problem } from '../problems/problem'
import { config } from '../site'
import { noProgress } from '../build/no-progress'
import { isCached, readOrMake } from '../build/store'
import { hashOf } from '../data/hash-of'

const unreadable =
  'Картинку не удалось прочитать: файл повреждён, или это не то, что обещает его имя. Она останется как есть; сохраните её заново.'

/** Makes the copies. `files` maps addresses to bytes. An unreadable image is reported and shown as it is. */
export async function copyPictures(site: Site, startProgress = noProgress) {
  const copies: PictureCopies = new Map()
  const files = new Map<string, Buffer>()
  const problems: Problem[] = []
  const revision = codeRevision('.', ['lib/publish/copy-pictures.ts'])
  const pictures = (config.pictures.copies ? usedAssets(site) : [])
    .filter((asset) => /\.(png|jpe?g|webp)$/i.test(asset))
    .map((path) => ({ path, original: publishedBytes(path) }))
    // empty and non-image files are reported with the content
    .filter(({ original }) => pictureSize(original).width !== undefined)
    .map((picture) => ({ ...picture, key: hashOf(revision, copyFormats.join(' '), picture.original) }))
  const keys = new Set(pictures.map(({ key }) => key))
  const advance = startProgress(keys.size, [...keys].filter((key) => isCached('picture', key)).length)
  for (const { path, original, key } of pictures) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the copies of an image are encoded in parallel
      const made = await readOrMake('picture', key, () => encodePicture(original).finally(advance))
      const copiesOfOne = made.map(({ bytes, ...copy }): PictureCopy => {
        const href = assetHref(path.replace(/\.\w+$/, `.${copy.format}`), bytes)
        files.set(href, bytes)
        return { ...copy, href }
      })
      if (copiesOfOne.length > 0) copies.set(path, copiesOfOne)
    } catch (error) {
      // the disk is full, for example
      if (error instanceof Error && 'errno' in error) throw error
      problems.push(problem(`${contentDir()}/${path}`, undefined, unreadable, 'images/broken'))
    }
  }
  return { copies, files, problems }
}

/** Encoder settings that keep text in screenshots sharp; chroma subsampling would blur it. */
const encoderOptions = {
  avif: { quality: 60, effort: 3, chromaSubsampling: '4:4:4' },
  webp: { quality: 82, effort: 5, smartSubsample: true },
} as const

/** Widths of copies in pixels: the text column at 1x and 2x, and the largest useful width. */
const columnWidths = [640, 1280]
const largest = 2560

/** The widths of an image's copies: its own, at most `largest`, and the column widths clearly below that. */
export function copyWidths(width: number): number[] {
  const full = Math.min(width, largest)
  return [...columnWidths.filter((column) => column < full * 0.8), full]
}

/** Encodes copies of an image, unless they save no bytes or it is animated. Throws if it is unreadable. */
export async function encodePicture(original: Buffer) {
  // loaded lazily: not needed if all copies are in the store
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
    // all sizes of a format or none: without the large ones, browsers would enlarge the small one
    return made.every(({ bytes }) => bytes.length < original.length) ? made : []
  })
  return (await Promise.all(formats)).flat()
}
