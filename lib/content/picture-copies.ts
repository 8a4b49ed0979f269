/** Copies of pictures in lighter formats and smaller sizes, and how pages offer them. */
import type { PictureSource } from '../markdown/resolved-url'

/** Formats of copies, the lightest first: browsers take the first one that they can read. */
export const copyFormats = ['avif', 'webp'] as const

/** Good enough for letters in screenshots, which lose most when colours are kept at half the size. */
export const copyOptions = {
  avif: { quality: 60, effort: 3, chromaSubsampling: '4:4:4' },
  webp: { quality: 82, effort: 5, smartSubsample: true },
} as const

export interface PictureCopy {
  format: (typeof copyFormats)[number]
  /** In pixels. */
  width: number
  /** Address on the site. */
  href: string
}

/** Copies by content path of the picture; one that has none is shown as it is. */
export type PictureCopies = Map<string, PictureCopy[]>

/** Widths for the column of the text, on screens with one and with two pixels to a point. */
const columnWidths = [640, 1280]
/** Nobody sees more, even in full size. */
const largest = 2560

/** Widths of the copies of a picture, in pixels. One that is hardly wider than a smaller copy needs no such copy. */
export function copyWidths(width: number): number[] {
  const full = Math.min(width, largest)
  return [...columnWidths.filter((column) => column < full * 0.8), full]
}

/** How wide a picture is on the page: as the column, below that as the screen. */
const sizes = '(width < 44rem) 100vw, 40rem'

/** A `<source>` for each format; `url` makes an address of the page from that of a file. */
export const pictureSources = (copies: PictureCopy[], url: (href: string) => string): PictureSource[] =>
  copyFormats.flatMap((format) => {
    const own = copies.filter((copy) => copy.format === format)
    if (own.length === 0) return []
    const [only] = own
    const type = `image/${format}`
    if (own.length === 1 && only) return [{ type, srcSet: url(only.href) }]
    return [{ type, srcSet: own.map(({ href, width }) => `${url(href)} ${width}w`).join(', '), sizes }]
  })
