/** Addresses and sizes of elements as those of a page, for `.md` (HTML) and `.mdx` (React); attributes are named as both have them. */
import { contentStrings as strings } from '../strings/content-strings.mjs'
import { escapeHtml, withSrcsetUrls } from '../text/html'
import { own } from '../text/own'

/** What an address of a text becomes on its page. `lib/links` makes the resolvers. */
export interface ResolvedUrl {
  href: string
  /** The same without the base path, and not encoded, for `Link`; absent when `href` is as it was written. */
  to?: string
  /** Leads out of the site: opens in a new tab. */
  isExternal?: boolean
  /** A file and not a page: the browser takes it, not the router. */
  isFile?: boolean
  width?: number
  height?: number
  svg?: string
  /** Its other arrangement, for phones. */
  narrow?: string
  /** The same picture in lighter formats, as attributes of a `<source>`. */
  sources?: PictureSource[]
}

export interface PictureSource {
  type: string
  srcSet: string
  sizes?: string
}

export type UrlResolver = (url: string) => ResolvedUrl

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

/** Attributes of an element, as hast (lists are arrays) and React have them; a side of a picture may be `300`, `300px`, `50%`. */
export type Attributes = Record<string, number | string | null | undefined | boolean | (string | number)[]>

/** Whether an element is one of these and has an address. */
export const hasAddress = (tag: string, attributes: Attributes): tag is ResolvedTag =>
  own<readonly string[]>(addresses, tag)?.some((name) => attributes[name]) ?? false

/** The attributes whose values are others on the page; those that stay as they are written are left out. */
export function resolveAttributes(
  tag: ResolvedTag,
  given: Attributes,
  resolve: UrlResolver,
): Record<string, string> {
  const resolved: Record<string, string> = {}
  for (const name of addresses[tag]) {
    const written = [given[name] ?? ''].flat().join(', ')
    if (name === 'srcSet' && written) resolved[name] = withSrcsetUrls(written, (url) => resolve(url).href)
    else if (written) resolved[name] = resolve(written).href
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
export function resolvePicture(
  given: Attributes,
  resolve: UrlResolver,
): { svg: string } | { attributes: Record<string, string | number>; sources: PictureSource[] } {
  const { href, svg, narrow, sources = [], ...size } = resolve(String(given['src'] ?? ''))
  if (svg !== undefined) return { svg: drawing(href, svg, narrow, String(given['alt'] ?? '')) }
  const loading = String(given['loading'] ?? 'lazy')
  const attributes = resolveAttributes('img', given, resolve)
  return { attributes: { ...attributes, loading, decoding: 'async', ...shownSize(size, given) }, sources }
}

/** The box of an SVG that is part of the page, a `<span>`, since it may stand in a paragraph. */
export const svgBox = { className: 'picture', role: 'group', 'aria-label': strings.picture }

/** An SVG that is part of the page: on phones its other arrangement, or a link to its full size. */
function drawing(href: string, svg: string, narrow: string | undefined, alt: string): string {
  if (narrow !== undefined)
    return svgMarkup(svg, alt, 'class="wide"') + svgMarkup(narrow, alt, 'class="narrow"')
  const [, width] = /viewBox="\S+ \S+ (\S+) /.exec(svg) ?? []
  // on a phone its letters have 11 px or more
  if (Number(width ?? 0) <= 400) return svgMarkup(svg, alt)
  const [, id = 'drawing'] = /([^/]*)\.\w+$/.exec(href) ?? []
  return svgMarkup(svg, alt, `id="${id}"`) + enlargeLink(id)
}

/** Opens the drawing that stands before it; without scripts it shows its full size in its place. */
export const enlargeLink = (id: string, className = 'enlarge'): string =>
  `<a class="${className}" href="#${id}" data-opens="picture">${strings.enlarge}</a>`

/** Markup of an SVG file with a text alternative on its root; prolog and comments are dropped. */
export const svgMarkup = (svg: string, alt: string, attributes = ''): string =>
  svg
    .replace(/<\?xml[\s\S]*?\?>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->/gi, '')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
    .replace(/<svg\b/, () =>
      `<svg ${attributes} role="img" aria-label="${escapeHtml(alt)}"`.replace('  ', ' '),
    )

/** The size of a picture: its own, or what an author has given with the other side in proportion, so that nothing moves when it comes. */
export function shownSize(
  { width, height }: { width?: number; height?: number },
  given: Attributes,
): { width?: number | string; height?: number | string } {
  const [wide, high] = [String(given['width'] ?? ''), String(given['height'] ?? '')]
  const written = { ...(wide && { width: wide }), ...(high && { height: high }) }
  if (width === undefined || height === undefined || (wide && high)) return written
  if (!wide && !high) return { width, height }
  if (!/^\d+(\.\d+)?(px)?$/.test(wide || high)) return written
  const side = Number.parseFloat(wide || high)
  return wide
    ? { width: side, height: Math.round((side * height) / width) }
    : { width: Math.round((side * width) / height), height: side }
}
