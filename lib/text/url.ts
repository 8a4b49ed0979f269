/** Addresses of the site. What goes into HTML is an *href*: below the base path, unsafe characters encoded. */
import { encodeUnsafe } from './path'
import { config } from '../site'

/** Whether a link, or the address of an image, may have a scheme. */
export const isAllowedScheme = (scheme: string, isImage = false): boolean =>
  isImage ? ['http', 'https', 'pathname'].includes(scheme) : config.html.schemes.includes(scheme)

/** A permalink or a file of the site as an href, below the base path. */
export const hrefOf = (path: string): string => config.basePath + encodeUnsafe(path)

/** A permalink or a file of the site as an absolute, percent-encoded URL. */
export const absoluteUrl = (path: string): string => encodeURI(config.url + config.basePath + path)
