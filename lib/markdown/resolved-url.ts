/** What an address of a text becomes on its page. `lib/links` makes the resolvers. */

/** Attributes of a `<source>`: the same picture in a lighter format. */
export interface PictureSource {
  type: string
  srcSet: string
  sizes?: string
}

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
  /** The same picture in lighter formats. */
  sources?: PictureSource[]
}

/** Resolves the addresses of one page. */
export type UrlResolver = (url: string) => ResolvedUrl
