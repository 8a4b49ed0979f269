/** A site from files in memory, for unit tests. */
import { loadSite, type LoadOptions, type Site } from '@/lib/load/load-site'
import { formatProblem, finishProblems } from '@/lib/problems/problem'
import { describeContent } from '@/lib/load/describe-content'
import { describeText } from './describe-text'
import { entriesOf } from '@/lib/load/build-routes'
import type { ContentFiles } from '@/lib/content/types'
import { lastVersion } from '@/lib/content/version-queries'
import { checkImports } from '@/lib/load/checks/check-imports'
import { checkLinks } from '@/lib/links/check-links'
import type { SidebarItem } from '@/lib/nav/types'

/** Files by path, relative to the content root; `null` is an asset without text. */
export type Files = Record<string, string | null>

/** Content files as read from disk. */
export const toContent = (files: Files): ContentFiles => ({
  texts: Object.entries(files).flatMap(([path, text]) =>
    text === null ? [] : [{ path, displayPath: `content/${path}`, text }],
  ),
  assets: Object.entries(files).flatMap(([path, text]) => (text === null ? [path] : [])),
  problems: [],
})

/** Loads and checks `files`; problems are printed lines, in reading order. */
export function siteOf(files: Files, options: Partial<LoadOptions> = {}): { site: Site; lines: string[] } {
  const { site, problems } = loadSite(toContent(files), { describe: describeText, ...options })
  const entries = entriesOf(site.routes)
  const scope = { files: new Set(Object.keys(files)), packages: new Set(['react']) }
  const all = [...problems, ...checkImports(entries, scope), ...checkLinks(entries, site.linkIndex)]
  return { site, lines: finishProblems(all).map(formatProblem) }
}

/** What `npm run new` starts from. */
export function loadedOf(files: Files) {
  const content = toContent(files)
  const { site } = siteOf(files, { drafts: true })
  return { files: content, infos: describeContent(content), site }
}

/** Permalinks of the routes of a kind, in order. */
export const permalinksOf = (site: Site, kind: string): string[] =>
  site.routes.filter((route) => route.kind === kind).map(({ permalink }) => permalink)

/** The sidebar of the last version. */
export const sidebarIn = ({ versions }: Site): SidebarItem[] => lastVersion(versions).sidebar
