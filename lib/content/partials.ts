/** Adds the headings, links and words of imported texts to the page. */
import type { Heading } from '../markdown/types'
import type { Reading } from './types'
import { importedPath } from './file-names'
import { problem, type SourceFile } from '../problems/problem'
import type { Described } from './texts'

/** Warns that a partial's front matter is ignored. A partial that is also a page has no `_` in its path. */
function checkFrontMatter({ text, path, displayPath }: SourceFile, { problems }: Reading): void {
  if (!/(?:^|\/)_/.test(path) || !/^---[ \t]*\n/.test(text)) return
  const message =
    'Поля в начале вставляемого файла ни на что не влияют. Уберите их или перенесите на страницу.'
  problems.push(problem(displayPath, undefined, message, 'partial/front-matter'))
}

/** Metadata of a page, that of its imported texts included; `around`: the files that import it. */
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
  for (const found of parsed.partials) {
    const path = importedPath(found.source, source.path)
    const partial = reading.texts.find((text) => text.path === path && !around.includes(text.path))
    if (!partial) continue
    checkFrontMatter(partial, reading)
    const inner = describeWithPartials(partial, reading, [...around, source.path]).parsed
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
    whole.excerpt ||= inner.excerpt
  }
  whole.headings = [...headings, ...parsed.headings.slice(done)]
  return { key, parsed: whole, problems }
}
