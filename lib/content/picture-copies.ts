/** How pages offer the copies of pictures in lighter formats and smaller sizes. */
import type { PictureSource } from '../markdown/resolved-url'

/** Formats of copies, the lightest first: browsers take the first one that they can read. */
export const copyFormats = ['avif', 'webp'] as const

export interface PictureCopy {
  format: (typeof copyFormats)[number]
  /** In pixels. */
  width: number
  /** Address on the site. */
  href: string
}

/** Copies by content path of the picture; one that has none is shown as it is. */
export type PictureCopies = Map<string, PictureCopy[]>

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
