/** Adds the headings, links and words of imported texts to the page. */
import type { FoundPartial, Heading, ParsedMarkdown } from '../markdown/types'
import type { LoadContext } from './types'
import { importedPath } from './file-names'
import { isPartial } from '../text/path'
import { problem, type SourceFile } from '../problems/problem'
import type { Rule } from '../rules'
import type { TextInfo } from './compiled-texts'

/** Warns that the front matter of a partial is ignored. A page may have fields even if it is imported. */
function checkFrontMatter({ text, path, displayPath }: SourceFile, { problems }: LoadContext): void {
  if (!isPartial(path) || !/^---[ \t]*\n/.test(text)) return
  const message =
    'Поля в начале вставляемого файла ни на что не влияют. Уберите их или перенесите на страницу.'
  problems.push(problem(displayPath, undefined, message, 'partial/front-matter'))
}

export function describeWithPartials(source: SourceFile, context: LoadContext): TextInfo {
  const info = context.describe(source)
  return { ...info, parsed: withPartials(info, { source, importers: [source.path], context }) }
}

/** A text whose imports are being added to a page. */
interface Importer {
  source: SourceFile
  /** The chain of files that import each other, from the page to this text. */
  importers: string[]
  context: LoadContext
}

/** The metadata of a text, including the metadata of the texts that it imports. */
function withPartials({ parsed, problems }: TextInfo, importer: Importer): ParsedMarkdown {
  importer.context.problems.push(...problems)
  const whole = { ...parsed, headings: [] as Heading[] }
  /** The number of headings of this text that are already in `whole`. */
  let done = 0
  for (const found of parsed.partials) {
    const report = (message: string, rule: Rule) => {
      const place = parsed.imports.find((one) => one.source === found.source)
      importer.context.problems.push(problem(importer.source.displayPath, place, message, rule))
    }
    const imported = importPartial(found, importer, report)
    if (!imported) continue
    const { from, parsed: inner } = imported
    const repeated = inner.anchors.find((id) => whole.anchors.includes(id))
    if (repeated !== undefined) {
      const isHeading = inner.headings.some(({ id }) => id === repeated)
      const advice = isHeading
        ? 'Задайте разделу другой, {#слово}.'
        : 'Задайте другой, а в таблице добавьте к имени слово.'
      report(
        `Якорь «${repeated}» из файла «${found.source}» на странице уже есть: ссылка приведёт к первому. ${advice}`,
        'markdown/heading-id',
      )
    }
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

/** Reads an imported text; `undefined` if it does not exist, or imports itself. */
function importPartial(
  found: FoundPartial,
  { source, importers, context }: Importer,
  report: (message: string, rule: Rule) => void,
) {
  const path = importedPath(found.source, source.path)
  const text = context.texts.find((each) => each.path === path)
  if (!text) return undefined
  if (importers.includes(text.path)) {
    const message = `Файл «${found.source}» вставляет сам себя: страница не соберётся. Уберите этот import.`
    report(message, 'mdx/import')
    return undefined
  }
  checkFrontMatter(text, context)
  const importer = { source: text, importers: [...importers, text.path], context }
  const from = { path: text.path, displayPath: text.displayPath }
  return { from, parsed: withPartials(context.describe(text), importer) }
}
