/** Resolves addresses and image sizes for a page, with attribute names that fit HTML and React. */
import { contentStrings as strings } from '../strings/content-strings.mjs'
import { escapeHtml, withSrcsetUrls } from '../text/html'
import { ownValue } from '../data/own-value'

/** A resolved address. `lib/links` creates the resolvers. */
export interface ResolvedUrl {
  href: string
  /** `href` without base path and encoding, for `Link`; absent if the address is used as written. */
  to?: string
  /** Whether the address is on another site, which opens in a new tab. */
  isExternal?: boolean
  /** Whether the address is a file, which the router leaves to the browser. */
  isFile?: boolean
  width?: number
  height?: number
  /** The markup of an `*.inline.svg`. */
  svg?: string
  /** The markup of the `*.narrow.svg` beside it, which replaces it on phones. */
  narrow?: string
  /** Lighter formats of the image, as attributes of `<source>`. */
  sources?: PictureSource[]
}

export interface PictureSource {
  type: string
  srcSet: string
  sizes?: string
}

export type UrlResolver = (url: string) => ResolvedUrl

const addresses = {
  a: ['href'],
  img: ['src', 'srcSet'],
  video: ['src', 'poster'],
  audio: ['src'],
  source: ['src', 'srcSet'],
  track: ['src'],
} as const

export type ResolvedTag = keyof typeof addresses

/** Attributes as in hast (with arrays) or React. The size of an image may be `300`, `300px` or `50%`. */
export type Attributes = Record<string, number | string | null | undefined | boolean | (string | number)[]>

export const hasAddress = (tag: string, attributes: Attributes): tag is ResolvedTag =>
  ownValue<readonly string[]>(addresses, tag)?.some((name) => attributes[name]) ?? false

/** Returns the attributes of an element that differ on the page. */
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

/** A resolved image: the markup of an inline SVG, or attributes with sources in lighter formats. */
export function resolvePicture(
  given: Attributes,
  resolve: UrlResolver,
): { svg: string } | { attributes: Record<string, string | number>; sources: PictureSource[] } {
  const { href, svg, narrow, sources = [], ...size } = resolve(String(given['src'] ?? ''))
  if (svg !== undefined) {
    const alt = String(given['alt'] ?? '')
    const isInLink = given['dataLinked'] !== undefined
    return { svg: isInLink ? linkedDrawing(svg, narrow, alt) : drawing(href, svg, narrow, alt) }
  }
  const loading = String(given['loading'] ?? 'lazy')
  const attributes = resolveAttributes('img', given, resolve)
  return {
    attributes: { ...attributes, loading, decoding: 'async', ...shownSize(size, given) },
    // these would override the author's own sources
    sources: given['srcSet'] ? [] : sources,
  }
}

/** The box of an inline SVG; a `<span>`, since it may be inside a paragraph. */
export const svgBox = { className: 'picture', role: 'group', 'aria-label': strings.picture }

/** An inline SVG: on phones its second layout, or a link to its full size. */
function drawing(href: string, svg: string, narrow: string | undefined, alt: string): string {
  if (narrow !== undefined)
    return svgMarkup(svg, alt, 'class="wide"') + svgMarkup(narrow, alt, 'class="narrow"')
  const [, width] = /viewBox="\S+ \S+ (\S+) /.exec(svg) ?? []
  // text in it is at least 11 px on a phone
  if (Number(width ?? 0) <= 400) return svgMarkup(svg, alt)
  const [, id = 'drawing'] = /([^/]*)\.\w+$/.exec(href) ?? []
  return svgMarkup(svg, alt, `id="${id}"`) + enlargeLink(id)
}

/** A drawing inside a link. Its own links become groups: browsers would end the outer link at the first. */
const linkedDrawing = (svg: string, narrow: string | undefined, alt: string): string =>
  (narrow === undefined ? svgMarkup(svg, alt) : drawing('', svg, narrow, alt)).replace(
    /<(\/?)((?:svg:)?)a(?=[\s>])/g,
    '<$1$2g',
  )

/** A link that opens the preceding diagram; without scripts, it shows the diagram in full size in place. */
export const enlargeLink = (id: string, className = 'enlarge'): string =>
  `<a class="${className}" href="#${id}" data-opens="picture">${strings.enlarge}</a>`

/** The markup of an SVG file with a text alternative; prolog and comments are dropped. */
export const svgMarkup = (svg: string, alt: string, attributes = ''): string =>
  svg
    .replace(/<\?xml[\s\S]*?\?>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->/gi, '')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
    .replace(/<svg\b/, () =>
      `<svg ${attributes} role="img" aria-label="${escapeHtml(alt)}"`.replace('  ', ' '),
    )

/** The author's size of an image, else its own. A missing side is set in proportion, so that nothing shifts. */
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
