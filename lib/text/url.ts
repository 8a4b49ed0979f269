/** Addresses of the site. In HTML they are *hrefs*: with the base path and encoded characters. */
import { encodeUnsafe } from './path'
import { config } from '../site'

/** Schemes that run code or open local data. */
const unsafeSchemes = new Set(['javascript', 'vbscript', 'data', 'blob', 'file', 'filesystem', 'view-source'])

/** Whether links may use a scheme. Unknown schemes are allowed, since they belong to applications. */
export const isSafeScheme = (scheme: string): boolean => !unsafeSchemes.has(scheme)

/** The hosts allowed in a frame, such as `www.youtube.com`. */
export const frameHosts = (frames = config.html.frames): string[] => hostsIn(frames)

/** The hosts in a setting, whose entries may also be full addresses. */
export const hostsIn = (sites: string[]): string[] =>
  sites.map((host) => host.replace(/^https?:\/\/|\/.*$/g, ''))

/** The host of an address; empty for an address on this site. */
export const hostOf = (url: string): string => {
  const here = 'https://here.invalid'
  return URL.canParse(url, here) ? new URL(url, here).host.replace('here.invalid', '') : ''
}

export const showsFrame = (url: string): boolean =>
  frameHosts().some((host) =>
    host.startsWith('*.') ? hostOf(url).endsWith(host.slice(1)) : hostOf(url) === host,
  )

/** A permalink or file address as an href, with the base path. */
export const hrefOf = (path: string): string => config.basePath + encodeUnsafe(path)

/** An address without the base path, if it has it. */
export const withoutBase = (url: string): string =>
  url.startsWith(`${config.basePath}/`) ? url.slice(config.basePath.length) : url

/** A permalink or file address as an absolute, percent-encoded URL. */
export const absoluteUrl = (path: string): string => encodeURI(config.url + config.basePath + path)
