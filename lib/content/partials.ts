/** Texts that pages import: their headings, links and words are those of the page. */
import type { DescribedMarkdown } from '../markdown/parse'
import type { Heading, ParsedMarkdown } from '../markdown/types'
import type { FileFacts } from './entry'
import { importedPath } from './file-names'
import { problem, type Problem, type SourceFile } from '../problems/problem'

/** Fields of a partial are read by nobody, unless it is a page, too: neither its name nor a folder above it begins with `_`. */
function checkFrontMatter({ text, path, displayPath }: SourceFile): Problem[] {
  if (!/(?:^|\/)_/.test(path) || !/^---[ \t]*\n/.test(text)) return []
  const message =
    'Поля в начале вставляемого файла ни на что не влияют. Уберите их или перенесите на страницу.'
  return [problem(displayPath, undefined, message, 'partial/front-matter')]
}

/** A page with everything that its imported texts bring, and what is wrong with them; `around` are the files that import it. */
export function withPartials(
  source: SourceFile,
  parsed: ParsedMarkdown,
  facts: FileFacts,
  around: readonly string[] = [],
): DescribedMarkdown {
  const problems: Problem[] = []
  const whole = { ...parsed }
  const headings: Heading[] = []
  let done = 0
  for (const { source: wanted, headings: above } of parsed.partials) {
    const path = importedPath(wanted, source.path)
    const partial = path === null || around.includes(path) ? undefined : facts.findText(path)
    if (!partial) continue
    const described = facts.describe(partial)
    const inner = withPartials(partial, described.parsed, facts, [...around, source.path])
    problems.push(...checkFrontMatter(partial), ...described.problems, ...inner.problems)
    headings.push(...parsed.headings.slice(done, above), ...inner.parsed.headings)
    done = above
    const from = { path: partial.path, displayPath: partial.displayPath }
    whole.links = [...whole.links, ...inner.parsed.links.map((link) => ({ from, ...link }))]
    whole.imports = [...whole.imports, ...inner.parsed.imports.map((found) => ({ from, ...found }))]
    whole.anchors = [...whole.anchors, ...inner.parsed.anchors]
    whole.head = [...whole.head, ...inner.parsed.head]
    whole.sections = [...whole.sections, ...inner.parsed.sections]
    whole.minutes += inner.parsed.minutes
    whole.excerpt ||= inner.parsed.excerpt
  }
  whole.headings = [...headings, ...parsed.headings.slice(done)]
  return { parsed: whole, problems }
}
