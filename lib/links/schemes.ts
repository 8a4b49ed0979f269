import { config } from '../site'

/** Whether a link, or the address of an image, may have a scheme. */
export const isAllowedScheme = (scheme: string, isImage = false): boolean =>
  isImage ? ['http', 'https', 'pathname'].includes(scheme) : config.html.schemes.includes(scheme)
