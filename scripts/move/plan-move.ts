/** What a move changes in the texts of the content: links and names that would lead nowhere, and the old addresses of pages. Pure. */
import type { ContentFiles, Entry } from '@/lib/content/types'
import { loadSite, type Site } from '@/lib/load/load'
import type { Described } from '@/lib/content/texts'
import { describeContent } from '@/lib/load/load-content'
import { entriesOf } from '@/lib/load/routes'
import { cleanPath } from '@/lib/problems/nearest-routes'
import type { SourceFile } from '@/lib/problems/problem'
import { mendText } from './mend-text'
import { setRedirects, type Edit } from './redirect-field'

/** Paths from the content root, both of a file or both of a folder. */
export interface Move {
  from: string
  to: string
}

/** A text that moves, or that the move changes. */
export interface PlannedText {
  source: SourceFile
  /** Its path afterwards. */
  path: string
  text: string
  /** What has become of it, for its author. */
  notes: string[]
}

/** Where `path` is afterwards. */
export const movedPath = (path: string, { from, to }: Move): string =>
  path === from || path.startsWith(`${from}/`) ? to + path.slice(from.length) : path

/** The texts that are others afterwards; links that cannot be mended stay, and a check will find them. */
export function planMove(
  files: ContentFiles,
  move: Move,
  described: ReadonlyMap<string, Described> = describeContent(files),
): PlannedText[] {
  const moved = (path: string): string => movedPath(path, move)
  const known = new Map(files.texts.map(({ path, displayPath }) => [displayPath, described.get(path)]))
  const load = (pathOf: (path: string) => string): Site => {
    const texts = files.texts.map((source) => ({ ...source, path: pathOf(source.path) }))
    const content = { ...files, texts, assets: files.assets.map(pathOf) }
    return loadSite(content, {
      drafts: true,
      describe: (source) => known.get(source.displayPath)!,
    }).site
  }
  const before = load((path) => path)
  const after = load(moved)
  const entries = new Map(entriesOf(before.routes).map((entry) => [entry.source.path, entry]))
  const owners = new Map([...before.links.sources].map(([file, permalink]) => [permalink, file]))
  return files.texts.flatMap((source): PlannedText[] => {
    const path = moved(source.path)
    const entry = entries.get(source.path)
    const [old, now] = [entry?.permalink, after.links.sources.get(path)]
    const edits = mendText(source, described.get(source.path)?.parsed, {
      from: { path: source.path, permalink: old ?? '/' },
      to: { path, permalink: now ?? '/' },
      before,
      after,
      moved,
      fileOf: (permalink) => owners.get(permalink) ?? '',
    })
    const notes = edits.length > 0 ? [`исправлено ссылок: ${edits.length}`] : []
    if (entry && old !== undefined && now !== undefined && old !== now) {
      // an address of a draft nobody knows, and another page may have it now
      const isKept = !entry.draft && !after.links.pages.has(old)
      if (isKept) edits.push(setRedirects(source.text, redirectsOf(entry, now)))
      notes.unshift(`адрес ${old} → ${now}${isKept ? ', прежний — в redirect_from' : ''}`)
    }
    const isSame = path === source.path && edits.length === 0
    return isSame ? [] : [{ source, path, text: withEdits(source.text, edits), notes }]
  })
}

/** All addresses that a page had before, once it is at `now`: none leads to itself. */
function redirectsOf({ permalink, fields }: Entry, now: string): string[] {
  const others = (fields.redirect_from ?? []).filter((one) => ![permalink, now].includes(cleanPath(one)))
  return [...others, permalink]
}

const withEdits = (text: string, edits: Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((result, { start, end, text: part }) => result.slice(0, start) + part + result.slice(end), text)
