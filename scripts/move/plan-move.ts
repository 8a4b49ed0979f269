/** Plans a move: updates links and doc ids that it would break, and redirects old addresses. Pure. */
import type { Entry } from '@/lib/content/types'
import type { LoadedContent } from '@/lib/load/load-content'
import { loadSite } from '@/lib/load/load-site'
import { entriesOf } from '@/lib/load/build-routes'
import { cleanPath } from '@/lib/text/nearest-routes'
import { updateText } from './update-text'
import { setRedirects, type Edit } from './redirect-field'

/** Two paths of a file or a folder, relative to the content folder. */
export interface Move {
  from: string
  to: string
}

export const movedPath = (path: string, { from, to }: Move): string =>
  path === from || path.startsWith(`${from}/`) ? to + path.slice(from.length) : path

/** Returns the texts that move or change. Links that cannot be updated stay, and `check` reports them. */
export function planMove(
  { files, site: before, infos }: Pick<LoadedContent, 'files' | 'site' | 'infos'>,
  move: Move,
) {
  const moved = (path: string): string => movedPath(path, move)
  const texts = files.texts.map((source) => ({ ...source, path: moved(source.path) }))
  const movedInfos = new Map([...infos].map(([path, one]) => [moved(path), one]))
  const { site: after } = loadSite(
    { ...files, texts, assets: files.assets.map(moved) },
    { drafts: true, describe: ({ path }) => movedInfos.get(path)! }, // `movedInfos` has all Markdown files
  )
  const entries = new Map(entriesOf(before.routes).map((entry) => [entry.source.path, entry]))
  const owners = new Map([...before.linkIndex.sources].map(([file, permalink]) => [permalink, file]))
  return files.texts.flatMap((source) => {
    const path = moved(source.path)
    const entry = entries.get(source.path)
    const [old, now] = [entry?.permalink, after.linkIndex.sources.get(path)]
    const edits = updateText(source, infos.get(source.path)?.parsed, {
      from: { path: source.path, permalink: old ?? '/' },
      to: { path, permalink: now ?? '/' },
      before,
      after,
      moved,
      fileOf: (permalink) => owners.get(permalink) ?? '',
    })
    const notes = edits.length > 0 ? [`исправлено ссылок: ${edits.length}`] : []
    if (entry && old !== undefined && now !== undefined && old !== now) {
      // drafts were never published, and another page may have taken the old address
      const isKept = !entry.draft && !after.linkIndex.pages.has(old)
      if (isKept) edits.push(setRedirects(source, redirectsOf(entry, now)))
      notes.unshift(`адрес ${old} → ${now}${isKept ? ', прежний — в redirect_from' : ''}`)
    }
    const isSame = path === source.path && edits.length === 0
    return isSame ? [] : [{ source, path, text: withEdits(source.text, edits), notes }]
  })
}

/** The old addresses of a page, except for its new one. */
function redirectsOf({ permalink, fields }: Entry, now: string): string[] {
  const others = (fields.redirect_from ?? []).filter((one) => ![permalink, now].includes(cleanPath(one)))
  return [...others, permalink]
}

function withEdits(text: string, edits: Edit[]): string {
  let edited = text
  // from the end, so that the offsets of the other edits stay right
  for (const edit of edits.toSorted((a, b) => b.start - a.start))
    edited = edited.slice(0, edit.start) + edit.text + edited.slice(edit.end)
  return edited
}
