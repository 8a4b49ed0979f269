/**
 * The Content-Security-Policy of a page, as a `<meta>`, which works on any host. It allows files of the site,
 * and inline scripts and styles by hash. Rules that only a header can set are in `lib/publish/headers.ts`.
 */
import { hash } from 'node:crypto'
import { tagsIn } from '../text/html'
import { config } from '../site'
import { frameHosts, hostsIn } from '../text/url'

/** Inline scripts that run, and styles. Data blocks are not scripts. */
const inlineScript = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g
const inlineStyle = /<style\b[^>]*>([\s\S]*?)<\/style>/g

const charset = '<meta charSet="utf-8"/>'

const textsOf = (html: string, tag: RegExp): string[] => [...html.matchAll(tag)].map(([, text = '']) => text)

const hashesOf = (texts: string[]): string[] =>
  [...new Set(texts)].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)

/** The values of `style` attributes, as browsers parse them. */
const stylesIn = (html: string): string[] =>
  tagsIn(html).flatMap(({ attributes }) =>
    attributes.flatMap(({ name, value }) => (name === 'style' ? value : [])),
  )

/** Allows the inline styles of a page. Hashes apply to attributes only with `unsafe-hashes`. */
function styleHashes(html: string): string[] {
  const attributes = html.includes(' style=') ? stylesIn(html) : []
  const hashes = hashesOf([...textsOf(html, inlineStyle), ...attributes])
  return attributes.length > 0 ? [...hashes, "'unsafe-hashes'"] : hashes
}

/** The policy of a page, as a header value. */
export function contentPolicy(
  html: string,
  frames = frameHosts(),
  connections = hostsIn(config.html.connections),
  allowsStyles = config.html.inlineStyles,
): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(textsOf(html, inlineScript))],
    'style-src': ["'self'", ...(allowsStyles ? ["'unsafe-inline'"] : styleHashes(html))],
    // texts may embed images, audio and video from other sites
    'img-src': ["'self'", 'data:', 'https:'],
    'media-src': ["'self'", 'https:'],
    ...(frames.length > 0 && { 'frame-src': frames.map((host) => `https://${host}`) }),
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connections.map((host) => `https://${host}`)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // the policy is created in `lib/browser/early/allow-own-scripts.ts`
    'require-trusted-types-for': ["'script'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';')
}

/** Adds the policy to a page, ahead of everything it applies to; `undefined` if the head has another form. */
export function withContentPolicy(html: string): string | undefined {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(html)}"/>`
  return html.includes(charset) ? html.replace(charset, () => charset + policy) : undefined
}
