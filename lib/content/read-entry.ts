/** Markdown files as pages: what docs, posts and standalone pages have in common. */
import { formatOf } from '../markdown/format'
import { readFrontMatter } from '../markdown/front-matter'
import { reportTo, type ReportField, type SourceFile } from '../problems/problem'
import { config } from '../site'
import { permalinkOf } from '../text/path'
import { typograph } from '../text/typograph'
import { baseName, isPageFile } from './file-names'
import { describeWithPartials } from './describe-with-partials'
import { pageSchema } from './schema'
import { resolveTags, type TagFile } from './tags'
import type { CommonFields, Entry, Page, LoadContext } from './types'
import { validate, type FieldSchema } from './validate'

/** An entry without an address, and maybe without a title, which the reader of its kind adds. */
type Untitled<Fields> = Omit<Entry, 'permalink' | 'title' | 'fields'> & {
  fields: Fields
  title?: string
}

/** The texts in `folder` that are pages, not partials or tests. `folder` ends with a slash. */
export const pagesIn = ({ texts }: LoadContext, folder: string): SourceFile[] =>
  texts.filter(({ path }) => path.startsWith(folder) && isPageFile(path.slice(folder.length)))

/** Reads what all kinds of entries share. The reader of each kind adds the address and a missing title. */
export function readEntry<Fields extends CommonFields>(
  source: SourceFile,
  schema: FieldSchema<Fields>,
  context: LoadContext,
  knownTags?: TagFile,
): { entry: Untitled<Fields>; written: Record<string, unknown>; report: ReportField } {
  const { problems } = context
  const soFar = problems.length
  const frontMatter = readFrontMatter(source)
  problems.push(...frontMatter.problems)
  const { key, parsed } = describeWithPartials(source, context)
  const report = reportTo(problems, source.displayPath, frontMatter.placeOf)
  if (parsed.isEmpty && problems.length === soFar)
    report([], 'Файл пуст. Добавьте текст или удалите файл.', 'content/empty')
  const fields = validate(frontMatter.data, { schema, area: 'front-matter', report }) ?? ({} as Fields)
  if (fields.draft && fields.unlisted) {
    const message = 'Поля «draft» и «unlisted» вместе не имеют смысла. Оставьте одно.'
    report(['unlisted'], message, 'front-matter/draft')
  }
  const entry = {
    source,
    format: formatOf(source),
    parsed,
    key,
    fields,
    title: fields.title?.trim() ? typograph(fields.title) : parsed.contentTitle,
    description: fields.description ?? parsed.excerpt,
    readingMinutes: Math.ceil(Number(parsed.minutes.toFixed(2))),
    draft: fields.draft ?? false,
    unlisted: fields.unlisted ?? false,
    tocLevels: tocLevelsOf(fields, report),
    lastUpdate: fields.last_update?.date ?? context.lastUpdateOf(source.displayPath),
    tags: knownTags ? resolveTags(fields.tags ?? [], knownTags, report) : [],
  }
  return { entry, written: frontMatter.data, report }
}

/** The heading levels of the table of contents. Reports a maximum below the minimum, and raises it. */
function tocLevelsOf(fields: CommonFields, report: ReportField): Entry['tocLevels'] {
  const { minLevel, maxLevel } = config.docs.toc
  const { toc_min_heading_level: min = minLevel, toc_max_heading_level: max } = fields
  if (max !== undefined && max < min) {
    const message = `Поле «toc_max_heading_level»: ожидается число не меньше ${min} — верхнего уровня оглавления, а написано «${max}».`
    report(['toc_max_heading_level'], message, 'front-matter/value')
  }
  return { min, max: Math.max(max ?? maxLevel, min) }
}

/** Reads the standalone pages of `pages/`, drafts included. `index` is the home page. */
export const loadPages = (context: LoadContext): Page[] =>
  pagesIn(context, 'pages/').map((source) => {
    const { entry } = readEntry(source, pageSchema, context)
    const path = source.path.slice('pages/'.length).replace(/((^|\/)index)?\.mdx?$/, '')
    const title = entry.title ?? baseName(source.path)
    return { kind: 'page', ...entry, title, permalink: permalinkOf(entry.fields.slug ?? path) }
  })
