/** Texts that pages import: their headings, links and words are those of the page. */
import type { Heading } from '../markdown/types'
import type { Reading } from './types'
import { importedPath } from './file-names'
import { problem, type SourceFile } from '../problems/problem'
import type { Described } from './texts'

/** Fields of a partial are read by nobody, unless it is a page, too: neither its name nor a folder above it begins with `_`. */
function checkFrontMatter({ text, path, displayPath }: SourceFile, { problems }: Reading): void {
  if (!/(?:^|\/)_/.test(path) || !/^---[ \t]*\n/.test(text)) return
  const message =
    'Поля в начале вставляемого файла ни на что не влияют. Уберите их или перенесите на страницу.'
  problems.push(problem(displayPath, undefined, message, 'partial/front-matter'))
}

/** What stands in a file, with everything that its imported texts bring; `around` are the files that import it. */
export function describeWithPartials(
  source: SourceFile,
  reading: Reading,
  around: readonly string[] = [],
): Described {
  const { key, parsed, problems } = reading.describe(source)
  reading.problems.push(...problems)
  const whole = { ...parsed }
  const headings: Heading[] = []
  let done = 0
  for (const { source: wanted, headings: above } of parsed.partials) {
    const path = importedPath(wanted, source.path)
    const partial = reading.texts.find((text) => text.path === path && !around.includes(text.path))
    if (!partial) continue
    checkFrontMatter(partial, reading)
    const inner = describeWithPartials(partial, reading, [...around, source.path])
    headings.push(...parsed.headings.slice(done, above), ...inner.parsed.headings)
    done = above
    const from = { path: partial.path, displayPath: partial.displayPath }
    whole.links = [...whole.links, ...inner.parsed.links.map((link) => ({ from, ...link }))]
    whole.imports = [...whole.imports, ...inner.parsed.imports.map((found) => ({ from, ...found }))]
    whole.anchors = [...whole.anchors, ...inner.parsed.anchors]
    whole.head = [...whole.head, ...inner.parsed.head]
    whole.sections = [...whole.sections, ...inner.parsed.sections]
    whole.isUnread ||= inner.parsed.isUnread
    whole.minutes += inner.parsed.minutes
    whole.hasOwnCode ||= inner.parsed.hasOwnCode
    whole.excerpt ||= inner.parsed.excerpt
  }
  whole.headings = [...headings, ...parsed.headings.slice(done)]
  return { key, parsed: whole, problems }
}
