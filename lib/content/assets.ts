/** Files beside the content that pages show or link to: they are published under a name with the hash of their bytes. */
import { createHash } from 'node:crypto'
import { imageSize } from 'image-size'
import { sanitizeSvg } from '../markdown/sanitize-svg'
import { readAsset } from './read'

export interface Asset {
  /** Address on the site: `/assets/scheme-1a2b3c4d.png`. */
  href: string
  width?: number
  height?: number
  /** Markup of an `*.inline.svg`, which becomes part of the page and follows its colours. */
  svg?: string
}

/** Describes the asset at `path`, from the content root. */
export function describeAsset(path: string): Asset {
  const bytes = publishedBytes(path)
  return {
    href: assetHref(path, bytes),
    ...sizeOf(bytes),
    ...(path.endsWith('.inline.svg') && { svg: bytes.toString('utf8') }),
  }
}

/** The bytes of an asset as the site publishes them: drawings without what could run. */
export function publishedBytes(path: string): Buffer {
  const bytes = readAsset(path)
  return /\.svg$/i.test(path) ? Buffer.from(sanitizeSvg(bytes.toString('utf8')).svg) : bytes
}

/** Address of a published file of the content: the name of the file at `path`, with the hash of `bytes`. */
export function assetHref(path: string, bytes: Buffer): string {
  const file = path.split('/').at(-1) ?? path
  const [, name = file, extension = ''] = /^(.*?)(\.[^.]+)?$/.exec(file) ?? []
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  return `/assets/${name.replace(/\s+/g, '-')}-${hash}${extension.toLowerCase()}`
}

function sizeOf(bytes: Buffer): { width?: number; height?: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    // photographs that lie on their side are turned by browsers
    return orientation < 5 ? { width, height } : { width: height, height: width }
  } catch {
    return {} // not an image, or one of a kind that has no size
  }
}
