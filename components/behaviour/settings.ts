/** What the scripts of this folder know of the site: constants that `scripts/bundle-behaviour.ts` puts in. */
export interface BehaviourSettings {
  /** Address of the bundle of `page.ts`. */
  pageScript: string
  /** Address of the service worker; empty when the site has none. */
  serviceWorker: string
  /** Styles of a bundle that is loaded on demand. */
  styles: string
  /** Addresses of the scripts that open something over the page, by what a link opens. */
  overlays: Record<string, string>
  /** Assistants, with the name of the query parameter that each reads a question from. */
  assistants: [label: string, href: string, parameter: string][]
  /** Files of the web font with their `unicode-range`. */
  fonts: [file: string, range: string][]
  fontFamily: string
  /** Id of the announcement of today, empty when there is none. */
  announcement: string
  themeColor: { light: string; dark: string }
  /** Names of the versions of the documentation. */
  versions: string[]
  /** Address of the script of versions; empty when there is only one. */
  versionScript: string
  /** Address of what the navbar links to in each version. */
  versionLinks: string
  /** Address of the web manifest. */
  manifest: string
  copy: string
  copied: string
  notCopied: string
  close: string
  fullSize: string
  picture: string
  retry: string
  loadFailed: string
  basePath: string
  /** Pages of the development server start the framework themselves. */
  isDevelopment: boolean
  icons: { search: string; close: string; arrow: string }
}

declare global {
  const SETTINGS: BehaviourSettings
}
