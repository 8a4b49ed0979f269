/** What a move changes in the texts of the content: links and names that would lead nowhere, and the old addresses of pages. Pure. */
import type { FileFacts } from '@/lib/content/entry'
import { splitNumberPrefix } from '@/lib/content/file-names'
import type { ContentFiles, Doc, Entry } from '@/lib/content/types'
import { loadSite, type Site } from '@/lib/load/load'
import { problem, type Problem, type SourceFile } from '@/lib/problems/problem'
import { segmentsOf } from '@/lib/text/path'
import { mendAuthors, mendCategory, mendSidebars, nameKey, newNames, type NewNames } from './mend-names'
import { addRedirect, type Edit } from './redirect-field'
import { rewriteImport, rewriteLink, type MovingText } from './rewrite-link'
import { offsetOf, writtenAddresses, type WrittenAddress } from './written-addresses'

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
  /** How many links and names are others. */
  mended: number
  /** The addresses of its page, when they differ. Readers keep the first one, unless it was that of a draft or has another page. */
  address?: { old: string; now: string; isKept: boolean }
}

/** Where `path` is afterwards. */
export const movedPath = (path: string, { from, to }: Move): string =>
  path === from || path.startsWith(`${from}/`) ? to + path.slice(from.length) : path

/** The texts that are others afterwards, and links that cannot be mended; `describe` gives what stands in a file, if that is known. */
export function planMove(
  files: ContentFiles,
  move: Move,
  describe?: FileFacts['describe'],
): { texts: PlannedText[]; problems: Problem[] } {
  const moved = (path: string): string => movedPath(path, move)
  const load = (content: ContentFiles): Site =>
    loadSite(content, { drafts: true, ...(describe && { facts: { describe } }) }).site
  const before = load(files)
  const after = load({
    ...files,
    texts: files.texts.map((source) => ({ ...source, path: moved(source.path) })),
    assets: files.assets.map(moved),
  })
  const entries = new Map(
    [...before.docs, ...before.posts, ...before.pages].map((entry) => [entry.source.path, entry]),
  )
  const names = newNames(before.docs, after.docs, moved)
  const hints = hintsOf(
    move.from,
    [...entries.values()].filter(({ source }) => moved(source.path) !== source.path),
  )
  const problems = files.texts.flatMap((source) => lostPage(source, moved(source.path), before, after))
  if (problems.length > 0) return { texts: [], problems }
  const texts = files.texts.flatMap((source): PlannedText[] => {
    const path = moved(source.path)
    const old = before.links.sources.get(source.path)
    const now = after.links.sources.get(path)
    const from = { path: source.path, permalink: old ?? '/' }
    const moving = { from, to: { path, permalink: now ?? '/' }, before, after, moved }
    const entry = entries.get(source.path)
    const isConcerned = path !== source.path || hints.some((hint) => source.text.includes(hint))
    const mended = isConcerned ? mend(source, entry, names, moving, problems) : []
    const edits = [...mended]
    const address =
      old && now && old !== now
        ? { old, now, isKept: !entry?.draft && !after.links.pages.has(old) }
        : undefined
    if (address?.isKept) edits.push(addRedirect(source.text, address.old, address.now))
    if (edits.length === 0 && path === source.path) return []
    const text = withEdits(source.text, edits)
    return [{ source, path, text, mended: mended.length, ...(address && { address }) }]
  })
  return { texts, problems }
}

/** The problem of a page that would be there no more, if the text has one; `path` is where its file would be. */
function lostPage(
  { path: from, displayPath }: SourceFile,
  path: string,
  before: Site,
  after: Site,
): Problem[] {
  const address = before.links.sources.get(from)
  if (address === undefined || after.links.sources.has(path)) return []
  const message =
    path === from
      ? `Адрес «${address}» заняла бы другая страница. Возьмите другой путь.`
      : `По пути «${path}» страницы не будет: имя не подходит или адрес занят. Возьмите другой путь.`
  return [{ ...problem(displayPath, undefined, message, 'routes/duplicate'), severity: 'error' }]
}

/** Edits of all that a text says of other files; what cannot be said anew is a problem. */
function mend(
  source: SourceFile,
  entry: Entry | undefined,
  names: NewNames,
  moving: MovingText,
  problems: Problem[],
): Edit[] {
  if (/(^|\/)sidebars\.\w+$|^versioned_sidebars\//.test(source.path))
    return mendSidebars(source, names, moving)
  if (/\/_category_\.\w+$/.test(source.path)) return mendCategory(source, names, moving)
  if (/^blog\/authors\.\w+$/.test(source.path)) return mendAuthors(source, moving)
  if (!/\.mdx?$/i.test(source.path)) return []
  const { version = '' } = (entry ?? {}) as Partial<Doc> // only docs have one
  const spell = (address: WrittenAddress): string | undefined => {
    if (address.kind === 'id') return names.get(nameKey(version, address.url)) ?? address.raw
    return address.kind === 'import' ? rewriteImport(address, moving) : rewriteLink(address, moving)
  }
  const edits = new Map<number, Edit>()
  for (const address of writtenAddresses(source)) {
    const text = spell(address)
    if (text === address.raw) continue
    const start = text === undefined ? undefined : offsetOf(address, source.text)
    if (text !== undefined && start !== undefined)
      edits.set(start, { start, end: start + address.raw.length, text })
    else {
      const message = `Ссылку «${address.raw}» после переезда не составить. Исправьте её и повторите.`
      problems.push({ ...problem(source.displayPath, address.at, message, 'links/file'), severity: 'error' })
    }
  }
  return [...edits.values()]
}

const last = (path = ''): string => segmentsOf(path).at(-1) ?? ''

/** Words one of which stands in each text that names what moves, or one of the pages `below`: the other texts need not be parsed. */
function hintsOf(path: string, below: Entry[]): string[] {
  const base = splitNumberPrefix(last(path).replace(/\.mdx?$/i, '')).name
  const names = below.flatMap((entry) => [entry.permalink, (entry as Partial<Doc>).id ?? '']) // only docs have one
  const words = [base, ...names.filter((name) => !name.includes(base)).map(last)].filter(Boolean)
  return words.flatMap((word) => [word, encodeURI(word)])
}

const withEdits = (text: string, edits: Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((result, { start, end, text: part }) => result.slice(0, start) + part + result.slice(end), text)
