/**
 * The attributes of links, pictures and what plays, as those of a page: one rule for `.md`, which writes HTML, and `.mdx`, which
 * renders React. Names of attributes are those that hast and React have in common.
 */
import { contentStrings as strings } from '../strings/content-strings.mjs'
import { escapeHtml } from '../text/escape-html'
import { withSrcsetUrls } from '../text/srcset'
import type { PictureSource, UrlResolver } from './resolved-url'

/** Elements with addresses, and the attributes that hold them. */
const addresses = {
  a: ['href'],
  img: ['src', 'srcSet'],
  video: ['src', 'poster'],
  audio: ['src'],
  source: ['src', 'srcSet'],
  track: ['src'],
} as const

export type ResolvedTag = keyof typeof addresses

export const isResolved = (tag: string): tag is ResolvedTag => Object.hasOwn(addresses, tag)

/** Attributes of an element; hast gives lists as arrays. */
export type Attributes = Record<string, AttributeValue>

/** Whether an element has an address at all. */
export const hasAddress = (tag: ResolvedTag, attributes: Attributes): boolean =>
  addresses[tag].some((name) => attributes[name])

/** The attributes whose values are others on the page; those that stay as they are written are left out. */
export function resolveAttributes(
  tag: ResolvedTag,
  given: Attributes,
  resolve: UrlResolver,
): Record<string, string> {
  const resolved: Record<string, string> = {}
  for (const name of addresses[tag]) {
    const value = given[name]
    if (!value) continue
    const written = [value].flat().join(', ')
    resolved[name] =
      name === 'srcSet' ? withSrcsetUrls(written, (url) => resolve(url).href) : resolve(written).href
  }
  if (tag !== 'a') return resolved
  const { isExternal, isFile } = resolve(String(given['href'] ?? ''))
  return {
    ...resolved,
    ...((isExternal || isFile) && { target: '_blank' }),
    ...(isExternal && { rel: 'noopener noreferrer' }),
  }
}

/** What a picture becomes: markup of an SVG that is part of the page, or an image with sources in lighter formats. */
export type ResolvedPicture =
  { svg: string } | { attributes: Record<string, string | number>; sources: PictureSource[] }

export function resolvePicture(given: Attributes, resolve: UrlResolver): ResolvedPicture {
  const { svg, sources = [], width, height } = resolve(String(given['src'] ?? ''))
  if (svg !== undefined) return { svg: svgMarkup(svg, String(given['alt'] ?? '')) }
  const size = shownSize({ width, height }, { width: given['width'], height: given['height'] })
  const loading = String(given['loading'] ?? 'lazy')
  return {
    attributes: { ...resolveAttributes('img', given, resolve), loading, decoding: 'async', ...size },
    sources,
  }
}

/** The box of an SVG that is part of the page. It scrolls sideways on narrow screens. */
export const svgBox = { className: 'picture', tabIndex: 0, role: 'group', 'aria-label': strings.picture }

/** Markup of an SVG file with a text alternative on its root; prolog and comments are dropped. */
export const svgMarkup = (svg: string, alt: string): string =>
  svg
    .replace(/<\?xml[\s\S]*?\?>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->/gi, '')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
    .replace(/<svg\b/, () => `<svg role="img" aria-label="${escapeHtml(alt)}"`)

/** The value of an attribute; a side of a picture may be `300`, `300px`, `50%`. */
export type AttributeValue = number | string | null | undefined | boolean | (string | number)[]

const pixels = (side: AttributeValue): number | undefined => {
  const [, digits] = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(String(side ?? '')) ?? []
  return digits === undefined ? undefined : Number(digits)
}

const asWritten = (side: AttributeValue): string | undefined =>
  side === undefined || side === null || side === '' ? undefined : String(side)

/**
 * The attributes of a picture whose size is known: its own where an author has given none, else what is given, with the other side in
 * proportion, so that nothing moves when it comes.
 */
export function shownSize(
  { width: ownWidth, height: ownHeight }: { width?: number; height?: number },
  given: { width?: AttributeValue; height?: AttributeValue },
): { width?: number | string; height?: number | string } {
  const [width, height] = [asWritten(given.width), asWritten(given.height)]
  const written = { ...(width !== undefined && { width }), ...(height !== undefined && { height }) }
  if (ownWidth === undefined || ownHeight === undefined || (width !== undefined && height !== undefined))
    return written
  if (width === undefined && height === undefined) return { width: ownWidth, height: ownHeight }
  const [wide, high] = [pixels(width), pixels(height)]
  if (wide !== undefined) return { width: wide, height: Math.round((wide * ownHeight) / ownWidth) }
  if (high !== undefined) return { width: Math.round((high * ownWidth) / ownHeight), height: high }
  return written
}
