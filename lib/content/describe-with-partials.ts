/** Adds the headings, links and words of imported texts to the page. */
import type { FoundPartial, Heading, ParsedMarkdown } from '../markdown/types'
import type { LoadContext } from './types'
import { importedPath } from './file-names'
import { isPartial } from '../text/path'
import { problem, type SourceFile } from '../problems/problem'
import type { TextInfo } from './texts'

/** Warns that a partial's front matter is ignored. An imported page may use its own. */
function checkFrontMatter({ text, path, displayPath }: SourceFile, { problems }: LoadContext): void {
  if (!isPartial(path) || !/^---[ \t]*\n/.test(text)) return
  const message =
    'Поля в начале вставляемого файла ни на что не влияют. Уберите их или перенесите на страницу.'
  problems.push(problem(displayPath, undefined, message, 'partial/front-matter'))
}

/** The metadata of a page, including that of imported texts. */
export function describeWithPartials(source: SourceFile, context: LoadContext): TextInfo {
  const info = context.describe(source)
  return {
    ...info,
    parsed: withPartials(info, source, context, [], new Set(info.parsed.anchors)),
  }
}

/** Adds imported texts. `around` are the files that import this one, `taken` the ids of the page so far. */
function withPartials(
  { parsed, problems }: TextInfo,
  source: SourceFile,
  context: LoadContext,
  around: readonly string[],
  taken: Set<string>,
): ParsedMarkdown {
  context.problems.push(...problems)
  const whole = { ...parsed, partials: [] as FoundPartial[] }
  const headings: Heading[] = []
  let done = 0
  for (const found of parsed.partials) {
    const path = importedPath(found.source, source.path)
    const partial = context.texts.find((text) => text.path === path)
    whole.partials.push(found)
    if (!partial) continue
    if (partial === source || around.includes(partial.path)) {
      const place = parsed.imports.find((one) => one.source === found.source)
      const message = `Файл «${found.source}» вставляет сам себя: страница не соберётся. Уберите этот import.`
      context.problems.push(problem(source.displayPath, place, message, 'mdx/import'))
      continue
    }
    checkFrontMatter(partial, context)
    const info = context.describe(partial)
    const ids = freeIds(info.parsed, taken)
    const renamed = { ...info, parsed: withIds(info.parsed, ids) }
    const inner = withPartials(renamed, partial, context, [...around, source.path], taken)
    whole.partials.splice(-1, 1, { ...found, ids, partials: inner.partials })
    headings.push(...parsed.headings.slice(done, found.headings), ...inner.headings)
    done = found.headings
    const from = { path: partial.path, displayPath: partial.displayPath }
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
    whole.excerpt ||= inner.excerpt
  }
  whole.headings = [...headings, ...parsed.headings.slice(done)]
  return whole
}

/** New ids for headings and documented names whose ids are taken, by their old ids. Adds all to `taken`. */
function freeIds(
  { headings, sections, anchors }: ParsedMarkdown,
  taken: Set<string>,
): Record<string, string> {
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
