/** Addresses of the site. What goes into HTML is an *href*: below the base path, unsafe characters encoded. */
import { encodeUnsafe } from './path'
import { config } from '../site'

/** Schemes that run code or open local data. */
const unsafeSchemes = new Set(['javascript', 'vbscript', 'data', 'blob', 'file', 'filesystem', 'view-source'])

/** Whether a page may link to a scheme. Unknown schemes are allowed: they belong to applications. */
export const isSafeScheme = (scheme: string): boolean => !unsafeSchemes.has(scheme)

/** The sites whose pages may stand in a frame, as `www.youtube.com`. */
export const frameHosts = (frames = config.html.frames): string[] =>
  frames.map((host) => host.replace(/^https?:\/\/|\/.*$/g, ''))

/** The host of an address; empty for this site. */
export const hostOf = (url: string): string => {
  const here = 'https://here.invalid'
  return URL.canParse(url, here) ? new URL(url, here).host.replace('here.invalid', '') : ''
}

/** Whether the page at an address may stand in a frame. */
export const showsFrame = (url: string): boolean =>
  frameHosts().some((host) =>
    host.startsWith('*.') ? hostOf(url).endsWith(host.slice(1)) : hostOf(url) === host,
  )

/** A permalink or a file of the site as an href, below the base path. */
export const hrefOf = (path: string): string => config.basePath + encodeUnsafe(path)

/** A permalink or a file of the site as an absolute, percent-encoded URL. */
export const absoluteUrl = (path: string): string => encodeURI(config.url + config.basePath + path)
