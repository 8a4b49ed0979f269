import { encodeUnsafe } from '@/lib/text/path'

/** The bundler puts it in, so that browsers need not load all settings. */
const basePath = process.env.BASE_PATH ?? ''

/** An address that an author has written, or one that the bundler has made of a file. */
export const withBasePath = (url: string): string =>
  !/^\/(?!\/)/.test(url) || url.startsWith(`${basePath}/_next/`)
    ? url
    : basePath + encodeUnsafe(url.replaceAll('%20', ' '))
