/** Adds the headings, links and words of imported texts to the page. */
import type { FoundPartial, Heading, ParsedMarkdown } from '../markdown/types'
import type { LoadContext } from './types'
import { importedPath } from './file-names'
import { isPartial } from '../text/path'
import { problem, type SourceFile } from '../problems/problem'
import type { TextInfo } from './compiled-texts'

/** Warns that the front matter of a partial is ignored. A page may have fields even if it is imported. */
function checkFrontMatter({ text, path, displayPath }: SourceFile, { problems }: LoadContext): void {
  if (!isPartial(path) || !/^---[ \t]*\n/.test(text)) return
  const message =
    'Поля в начале вставляемого файла ни на что не влияют. Уберите их или перенесите на страницу.'
  problems.push(problem(displayPath, undefined, message, 'partial/front-matter'))
}

/** The metadata of a page, including that of imported texts. */
export function describeWithPartials(source: SourceFile, context: LoadContext): TextInfo {
  const info = context.describe(source)
  const takenIds = new Set(info.parsed.anchors)
  return { ...info, parsed: withPartials(info, { source, importers: [source.path], takenIds, context }) }
}

/** A text whose imports are being added to a page. */
interface Importer {
  source: SourceFile
  /** The chain of files that import each other, from the page to this text. */
  importers: string[]
  /** The ids that the page has so far. */
  takenIds: Set<string>
  context: LoadContext
}

/** The metadata of a text, including the metadata of the texts that it imports. */
function withPartials({ parsed, problems }: TextInfo, importer: Importer): ParsedMarkdown {
  importer.context.problems.push(...problems)
  const whole = { ...parsed, partials: [] as FoundPartial[], headings: [] as Heading[] }
  /** The number of headings of this text that `whole` has. */
  let done = 0
  for (const found of parsed.partials) {
    const imported = importPartial(found, parsed, importer)
    whole.partials.push(imported?.partial ?? found)
    if (!imported) continue
    const { from, parsed: inner } = imported
    whole.headings.push(...parsed.headings.slice(done, found.headings), ...inner.headings)
    done = found.headings
    whole.links = [...whole.links, ...inner.links.map((link) => ({ from, ...link }))]
    whole.imports = [...whole.imports, ...inner.imports.map((one) => ({ from, ...one }))]
    whole.anchors = [...whole.anchors, ...inner.anchors]
    whole.head = [...whole.head, ...inner.head]
    whole.sections = [...whole.sections, ...inner.sections]
    whole.isUnread ||= inner.isUnread
    whole.minutes += inner.minutes
    whole.hasOwnCode ||= inner.hasOwnCode
    whole.hasOtherIds ||= inner.hasOtherIds
    whole.hasColumns ||= inner.hasColumns
    whole.hasTerms ||= inner.hasTerms
    whole.excerpt ||= inner.excerpt
  }
  whole.headings.push(...parsed.headings.slice(done))
  return whole
}

/** Reads an imported text, with unique ids; `undefined` if it does not exist, or imports itself. */
function importPartial(found: FoundPartial, { imports }: ParsedMarkdown, importer: Importer) {
  const { source, importers, takenIds, context } = importer
  const path = importedPath(found.source, source.path)
  const text = context.texts.find((each) => each.path === path)
  if (!text) return undefined
  if (importers.includes(text.path)) {
    const place = imports.find((one) => one.source === found.source)
    const message = `Файл «${found.source}» вставляет сам себя: страница не соберётся. Уберите этот import.`
    context.problems.push(problem(source.displayPath, place, message, 'mdx/import'))
    return undefined
  }
  checkFrontMatter(text, context)
  const info = context.describe(text)
  const ids = freeIds(info.parsed, takenIds)
  const renamed = { ...info, parsed: withIds(info.parsed, ids) }
  const parsed = withPartials(renamed, { ...importer, source: text, importers: [...importers, text.path] })
  const from = { path: text.path, displayPath: text.displayPath }
  return { partial: { ...found, ids, partials: parsed.partials }, from, parsed }
}

/** New ids, by old id, for headings and documented names whose ids are taken. Adds all ids to `taken`. */
function freeIds({ headings, sections, anchors }: ParsedMarkdown, taken: Set<string>) {
  const ids: Record<string, string> = {}
  const written = new Set(anchors)
  for (const { id } of [...headings, ...sections.flatMap(({ rows }) => rows)]) {
    let free = id
    for (let number = 1; taken.has(free) || (free !== id && written.has(free)); number += 1)
      free = `${id}-${number}`
    if (free !== id) ids[id] = free
    taken.add(free)
  }
  for (const id of anchors) taken.add(ids[id] ?? id)
  return ids
}

function withIds(parsed: ParsedMarkdown, ids: Record<string, string>): ParsedMarkdown {
  const rename = <T extends { id: string }>(one: T): T => ({ ...one, id: ids[one.id] ?? one.id })
  return {
    ...parsed,
    headings: parsed.headings.map(rename),
    sections: parsed.sections.map((section) => ({ ...rename(section), rows: section.rows.map(rename) })),
    anchors: parsed.anchors.map((id) => ids[id] ?? id),
  }
}
