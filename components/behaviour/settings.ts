/** What the scripts of this folder know of the site: constants that `scripts/bundle-behaviour.ts` puts in. */
export interface BehaviourSettings {
  /** Address of the bundle of `page.ts`. */
  pageScript: string
  /** Files of the web font with their `unicode-range`. */
  fonts: [file: string, range: string][]
  fontFamily: string
  /** Id of the announcement of today, empty when there is none. */
  announcement: string
  themeColor: { light: string; dark: string }
  /** Names of the versions of the documentation. */
  versions: string[]
  /** Address of the web manifest. */
  manifest: string
  copy: string
  copied: string
  close: string
  retry: string
  loadFailed: string
  basePath: string
  /** Addresses of the scripts of the search, of the folder with its index, and of its page. */
  searchScript: string
  searchWorker: string
  searchFolder: string
  searchPage: string
  searchStyles: string
  searchFailed: string
  icons: { search: string; close: string }
  /** Pages that list the others, as label and address. */
  sections: [label: string, href: string][]
}

declare global {
  const SETTINGS: BehaviourSettings
}
