/** Files in the content folder that pages show or link to, published under hashed names. */
import { hash } from 'node:crypto'
import path from 'node:path'
import { imageSize } from 'image-size'
import type { ResolvedUrl } from '../markdown/resolve-element'
import { sanitizeSvg } from '../markdown/sanitize-svg'
import { hasAsset, readAsset } from './read-content'

/** How a file is published. */
export type Asset = Pick<ResolvedUrl, 'href' | 'width' | 'height' | 'svg' | 'narrow'>

/** Describes the asset `name`, relative to the content root. */
export function describeAsset(name: string): Asset {
  const bytes = publishedBytes(name)
  const narrow = name.replace(/\.inline\.svg$/, '.narrow.svg')
  return {
    href: assetHref(name, bytes),
    ...(isPicture(name) && pictureSize(bytes)),
    ...(narrow !== name && { svg: bytes.toString('utf8') }),
    ...(narrow !== name && hasAsset(narrow) && { narrow: publishedBytes(narrow).toString('utf8') }),
  }
}

/** Whether a file is a picture, judged by its name: some other types start with the same bytes. */
export const isPicture = (name: string): boolean => /\.(avif|bmp|gif|ico|jpe?g|png|svg|webp)$/i.test(name)

/** The bytes of an asset as published. An SVG loses its active content. */
export function publishedBytes(name: string): Buffer {
  const bytes = readAsset(name)
  return /\.svg$/i.test(name) ? Buffer.from(sanitizeSvg(bytes.toString('utf8')).svg) : bytes
}

/** The published address of a file: `/assets/scheme-1a2b3c4d.png` for `docs/scheme.png`. */
export function assetHref(file: string, bytes: Buffer): string {
  const { name, ext } = path.posix.parse(file)
  // leaves room for the hash: file systems allow 255 bytes
  const kept = String(Buffer.from(name).subarray(0, 200)).replace(/\uFFFD$/, '')
  return `/assets/${kept.replace(/\s+/g, '-')}-${hash('sha256', bytes).slice(0, 8)}${ext.toLowerCase()}`
}

/** The size at which browsers show a picture, in pixels; empty if it has none. */
export function pictureSize(bytes: Buffer): { width?: number; height?: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    if (!(width > 0 && height > 0)) return {}
    // EXIF orientation: browsers rotate such a photo
    return orientation < 5 ? { width, height } : { width: height, height: width }
  } catch {
    return {} // not an image, or one without a size
  }
}
