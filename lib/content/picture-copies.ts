/** Copies of content images in lighter formats and smaller sizes, as pages refer to them. */
import type { PictureSource } from '../markdown/resolve-element'

/** The formats of copies, smallest first. Browsers take the first one that they support. */
export const copyFormats = ['avif', 'webp'] as const

export interface PictureCopy {
  format: (typeof copyFormats)[number]
  width: number
  href: string
}

/** Copies by content path. Images without copies are shown as they are. */
export type PictureCopies = Map<string, PictureCopy[]>

/** The displayed width of an image: the text column, or the screen if that is narrower. */
const sizes = '(width < 44rem) 100vw, 40rem'

/** A `<source>` for each format. `url` resolves the address of a file for the page. */
export const pictureSources = (copies: PictureCopy[], url: (href: string) => string): PictureSource[] =>
  copyFormats.flatMap((format) => {
    const ofFormat = copies.filter((copy) => copy.format === format)
    const hasSizes = ofFormat.length > 1
    const srcSet = ofFormat.map(({ href, width }) => url(href) + (hasSizes ? ` ${width}w` : '')).join(', ')
    return ofFormat.length === 0 ? [] : [{ type: `image/${format}`, srcSet, ...(hasSizes && { sizes }) }]
  })
