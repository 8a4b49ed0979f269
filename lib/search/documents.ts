/** The site -> the pages that readers may find. */
import type { Site } from '../load/load'
import type { Entry } from '../content/types'
import { lastVersion, versionAt } from '../content/version-queries'
import { findTrail } from '../nav/queries'
import type { SidebarItem } from '../nav/types'
import { config } from '../site'
import type { SearchKind, SearchPage, SearchSection } from './types'

/** Docs of the last version, posts, standalone pages and pages of categories; neither drafts nor unlisted pages. */
export function searchPages(site: Site): SearchPage[] {
  return site.routes.flatMap((route): SearchPage[] => {
    // other versions would give each answer several times
    if (!versionAt(site.versions, route.permalink).isLast) return []
    if (route.kind === 'category') return [categoryPage(site, route.group)]
    if (!('entry' in route) || !route.entry || route.entry.draft || route.entry.unlisted) return []
    return [entryPage(site, route.entry, kinds[route.kind])]
  })
}

const kinds = { home: 'page', page: 'page', doc: 'docs', post: 'blog' } as const

const entryPage = (site: Site, entry: Entry, kind: SearchKind): SearchPage => ({
  permalink: entry.permalink,
  title: entry.title,
  kind,
  breadcrumbs: kind === 'blog' ? [config.blog.title] : labelsAbove(site, entry.permalink),
  description: entry.description,
  keywords: [...(entry.fields.keywords ?? []), ...entry.tags.map(({ label }) => label)],
  sections: entry.parsed.sections.map(({ id, heading, text, code }): SearchSection => ({
    anchor: id,
    heading,
    text: withoutBlobs(text.normalize('NFC')),
    code: withoutBlobs(code.normalize('NFC').replace(/^[ \t]+/gm, '')),
  })),
})

function categoryPage(site: Site, group: SidebarItem & { type: 'group'; permalink: string }): SearchPage {
  const { title, description, keywords } = group.generatedIndex ?? { title: group.label, keywords: [] }
  // in development the sidebar has them
  const hidden = new Set(
    site.docs.filter(({ draft, unlisted }) => draft || unlisted).map(({ permalink }) => permalink),
  )
  const listed = group.items.filter(({ permalink }) => permalink === undefined || !hidden.has(permalink))
  const text = [description ?? '', ...listed.map(({ label }) => label)].join('\n').trim()
  return {
    permalink: group.permalink,
    title,
    kind: 'docs',
    breadcrumbs: labelsAbove(site, group.permalink),
    description: description ?? '',
    keywords,
    sections: [{ anchor: '', heading: '', text, code: '' }],
  }
}

const labelsAbove = ({ versions }: Site, permalink: string): string[] =>
  findTrail(lastVersion(versions).sidebar, permalink)
    .slice(0, -1)
    .map(({ label }) => label)

const longRun = /[A-Za-z\d+/_=-]{24,}/g
const hash = /\b(?=[a-f]*\d)[\da-f]{12,}\b/gi

/** Encoded data mixes digits and both cases all along; names and paths are words between separators. */
const isBlob = (run: string): boolean => {
  const longestPiece = Math.max(...run.split(/[/_=+-]/).map((piece) => piece.length))
  return (
    longestPiece >= 16 &&
    /\d/.test(run) &&
    /[a-z]/.test(run) &&
    (run.match(/\d/g)?.length ?? 0) >= run.length / 16
  )
}

/** The text with long runs of base64 or hexadecimal digits replaced by an ellipsis: nobody types them, and each would be a term. */
export const withoutBlobs = (text: string): string =>
  text.replace(longRun, (run) => (isBlob(run) ? '…' : run)).replace(hash, '…')
