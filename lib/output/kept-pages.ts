/** Pages of the last build that need not be drawn again: what they are drawn from has not changed, and their files are whole. */
import type { BuiltPage } from '../links/check-output'

/** A page as a build has left it. */
export interface KeptPage {
  /** Hash of what it was drawn from. */
  source: string
  /** Hashes of its files, by name in the folder of the site. */
  files: Record<string, string>
  /** Scripts and styles that its files mention. */
  mentioned: string[]
  urls: string[]
  ids: string[]
}

/** The pages of a build, by permalink. */
export interface KeptPages {
  /** Hash of all but the content that pages depend on. */
  code: string
  pages: Record<string, KeptPage>
}

/**
 * The pages of the last build that are the same now. `hashOf` gives the hash of what the page at a permalink is drawn from, none where
 * there is no such page; `isWhole` tells whether the files of a page are as that build has left them.
 */
export const unchangedPages = (
  pages: Record<string, KeptPage>,
  hashOf: (permalink: string) => string | undefined,
  isWhole: (files: Record<string, string>) => boolean,
): Record<string, KeptPage> =>
  Object.fromEntries(
    Object.entries(pages).filter(
      ([permalink, { source, files }]) => hashOf(permalink) === source && isWhole(files),
    ),
  )

/** What the check of links knows of a page. */
export const builtPage = (permalink: string, { urls, ids }: KeptPage): BuiltPage => ({
  file: `${permalink.slice(1)}index.html`,
  urls,
  ids: new Set(ids),
})
