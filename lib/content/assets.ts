/** Files beside the content that pages show or link to: they are published under a name with the hash of their bytes. */
import { hash } from 'node:crypto'
import path from 'node:path'
import { imageSize } from 'image-size'
import type { PictureSource } from '../markdown/resolve-element'
import { sanitizeSvg } from '../markdown/sanitize-svg'
import { hasAsset, readAsset } from './read'

/**
 * Address and size of the asset at `name`, from the content root; the markup of an `*.inline.svg`, which becomes part of the page, and of
 * the `*.narrow.svg` beside it, which phones show in its place.
 */
export function describeAsset(name: string): {
  href: string
  width?: number
  height?: number
  svg?: string
  narrow?: string
} {
  const bytes = publishedBytes(name)
  const narrow = name.replace(/\.inline\.svg$/, '.narrow.svg')
  return {
    href: assetHref(name, bytes),
    ...pictureSize(bytes),
    ...(narrow !== name && { svg: bytes.toString('utf8') }),
    ...(narrow !== name && hasAsset(narrow) && { narrow: publishedBytes(narrow).toString('utf8') }),
  }
}

/** The bytes of an asset as the site publishes them: drawings without what could run. */
export function publishedBytes(name: string): Buffer {
  const bytes = readAsset(name)
  return /\.svg$/i.test(name) ? Buffer.from(sanitizeSvg(bytes.toString('utf8')).svg) : bytes
}

/** Address of a published file with the content `bytes`: `/assets/scheme-1a2b3c4d.png` for `docs/scheme.png`. */
export function assetHref(file: string, bytes: Buffer): string {
  const { name, ext } = path.posix.parse(file)
  return `/assets/${name.replace(/\s+/g, '-')}-${hash('sha256', bytes).slice(0, 8)}${ext.toLowerCase()}`
}

export function pictureSize(bytes: Buffer): { width?: number; height?: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    // photographs that lie on their side are turned by browsers
    return orientation < 5 ? { width, height } : { width: height, height: width }
  } catch {
    return {} // not an image, or one of a kind that has no size
  }
}

/** Formats of copies, the lightest first: browsers take the first one that they can read. */
export const copyFormats = ['avif', 'webp'] as const

/** A copy, its width in pixels, its address on the site. */
export interface PictureCopy {
  format: (typeof copyFormats)[number]
  width: number
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
    const hasSizes = own.length > 1
    const srcSet = own.map(({ href, width }) => url(href) + (hasSizes ? ` ${width}w` : '')).join(', ')
    return own.length === 0 ? [] : [{ type: `image/${format}`, srcSet, ...(hasSizes && { sizes }) }]
  })
