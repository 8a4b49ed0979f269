import type { Site } from '../load/load-site'
import { lastVersion, versionAt } from '../content/version-queries'
import { findTrail, withoutSectionTitles } from '../nav/sidebar-tree'
import { config } from '../site'
import type { Section } from '../markdown/types'
import type { SearchPage } from '../search/index-files'

const kinds = { home: 'page', page: 'page', doc: 'docs', post: 'blog' } as const

/** Docs of the last version, posts, standalone pages and categories, without drafts and unlisted pages. */
export function searchPages({ routes, docs, versions }: Site): SearchPage[] {
  const hidden = new Set(docs.flatMap((doc) => (doc.draft || doc.unlisted ? [doc.permalink] : [])))
  const labelsAbove = (permalink: string): string[] =>
    findTrail(lastVersion(versions).sidebar, permalink)
      .slice(0, -1)
      .map(({ label }) => label)

  return routes.flatMap((route): SearchPage[] => {
    const { permalink } = route
    // other versions would repeat each result
    if (!versionAt(versions, permalink).isLast) return []
    if (route.kind === 'category') {
      const { label, items, generatedIndex } = route.group
      const { title = label, description = '', keywords = [] } = generatedIndex ?? {}
      // in development the sidebar includes drafts and unlisted pages
      const shown = withoutSectionTitles(items).filter((item) => !hidden.has(item.permalink ?? ''))
      const text = [description, ...shown.map((item) => item.label)].join('\n').trim()
      const sections = [{ anchor: '', heading: '', text, code: '' }]
      const breadcrumbs = labelsAbove(permalink)
      return [{ permalink, title, kind: 'docs', breadcrumbs, description, keywords, sections }]
    }
    if (!('entry' in route) || !route.entry || route.entry.draft || route.entry.unlisted) return []
    const { title, description, fields, tags, parsed } = route.entry
    const kind = kinds[route.kind]
    return [
      {
        permalink,
        title,
        kind,
        breadcrumbs: kind === 'blog' ? [config.blog.title] : labelsAbove(permalink),
        description,
        keywords: [...(fields.keywords ?? []), ...tags.map(({ label }) => label)],
        sections: parsed.sections.map(({ id, heading, text, code, rows, isLinks }, at) => ({
          anchor: id,
          heading,
          text: withoutBlobs(text) || headingsBelow(parsed.sections, at),
          code: withoutBlobs(code.replace(/^[ \t]+/gm, '')),
          ...(isLinks && { isLinks }),
          ...(rows.length > 0 && { rows }),
        })),
      },
    ]
  })
}

/** The text of a section that has only subsections: «Сущность · Существо · Вид». */
function headingsBelow(sections: Section[], at: number): string {
  const [section, ...rest] = sections.slice(at)
  const end = rest.findIndex(({ level }) => level <= (section?.level ?? 0))
  return rest
    .slice(0, end === -1 ? undefined : end)
    .map(({ heading }) => heading)
    .join('\n')
}

const longRun = /[A-Za-z\d+/_=-]{24,}/g
const hash = /\b(?=[a-f]*\d)[\da-f]{12,}\b/gi

/** Whether a run of characters is encoded data: it mixes digits and both cases, while names are words. */
const isBlob = (run: string): boolean =>
  /[^/_=+-]{16}/.test(run) && /[a-z]/.test(run) && (run.match(/\d/g)?.length ?? 0) >= run.length / 16

/** Replaces base64 and hexadecimal data, which nobody searches for, with an ellipsis. */
export const withoutBlobs = (text: string): string =>
  text.replace(longRun, (run) => (isBlob(run) ? '…' : run)).replace(hash, '…')
