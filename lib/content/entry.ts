/** Reads a Markdown file: what docs, posts and standalone pages share. */
import type { z } from 'zod'
import { formatOf } from '../markdown/format'
import { readFrontMatter } from '../markdown/front-matter'
import type { DescribedMarkdown } from '../markdown/parse'
import type { Problem } from '../problems/problem'
import { config } from '../site'
import { defined } from '../text/defined'
import type { SourceFile } from '../text/source-file'
import { withPartials, type PartialScope } from './partials'
import { reportTo, type Report } from './report'
import type { pageSchema } from './schema'
import { resolveTags, type TagFile, type WrittenTag } from './tags'
import type { Entry, LastUpdate } from './types'
import { validate, type FieldSchema } from './validate'

/** What the loader asks others about a file. */
export interface FileFacts extends Omit<PartialScope, 'describe'> {
  /** The last change of a file; `undefined` when nothing is known. */
  lastUpdateOf: (displayPath: string) => LastUpdate | undefined
  /** What stands in a Markdown file; `key` names its compiled text in the store. */
  describe: (source: SourceFile) => DescribedMarkdown & { key: string }
}

/** The fields of every kind of page; those of a kind come on top. */
type CommonFields = z.output<typeof pageSchema> & { tags?: WrittenTag[] | null | undefined }

export interface ReadEntry<Fields> {
  /** The sound fields of the front matter. */
  fields: Fields
  /** All fields, as they are written. */
  written: Record<string, unknown>
  /** The shared part of the entry. Each kind has an address of its own, and a title where nobody wrote one. */
  entry: Omit<Entry, 'permalink' | 'title'> & { title: string | undefined }
  /** Adds to the problems. */
  report: Report
  problems: Problem[]
}

/** Reads one file once: fields by `schema`, Markdown with what it imports, tags by the file of tags of its section. */
export function readEntry<Fields extends CommonFields>(
  source: SourceFile,
  schema: FieldSchema<Fields>,
  facts: FileFacts,
  knownTags?: TagFile,
): ReadEntry<Fields> {
  const frontMatter = readFrontMatter(source)
  const { key, ...described } = facts.describe(source)
  const { parsed, problems: wrongImports } = withPartials(source, described.parsed, facts)
  const problems = [...frontMatter.problems, ...described.problems, ...wrongImports]
  const report = reportTo(problems, source.displayPath, frontMatter)
  if (parsed.isEmpty && problems.length === 0)
    report([], 'Файл пуст. Добавьте текст или удалите файл.', 'content/empty')
  const written = frontMatter.data
  const fields = validate(written, schema, 'front-matter', report) ?? ({} as Fields)
  checkTogether(fields, report)
  const { toc_min_heading_level: min, toc_max_heading_level: max } = fields
  const lastUpdate = { ...facts.lastUpdateOf(source.displayPath), ...defined(fields.last_update ?? {}) }
  const entry = defined({
    source,
    format: formatOf(source),
    parsed,
    key,
    title: fields.title ?? parsed.contentTitle,
    description: fields.description ?? parsed.excerpt,
    keywords: fields.keywords ?? [],
    image: fields.image,
    draft: fields.draft ?? false,
    unlisted: fields.unlisted ?? false,
    hideTableOfContents: fields.hide_table_of_contents ?? false,
    tocLevels: {
      min: min ?? config.docs.toc.minLevel,
      max: max ?? Math.max(config.docs.toc.maxLevel, min ?? 0),
    },
    lastUpdate: Object.keys(lastUpdate).length > 0 ? lastUpdate : undefined,
    tags: knownTags ? resolveTags(fields.tags ?? [], knownTags, report) : [],
  })
  return { fields, written, entry, report, problems }
}

/** Mistakes that a single field does not show. */
function checkTogether(fields: CommonFields, report: Report): void {
  if (fields.draft && fields.unlisted) {
    const message = 'Поля «draft» и «unlisted» вместе не имеют смысла. Оставьте одно.'
    report(['unlisted'], message, 'front-matter/draft')
  }
  const { toc_min_heading_level: min, toc_max_heading_level: max } = fields
  if (min !== undefined && max !== undefined && min > max) {
    const message = `Поле «toc_min_heading_level»: ожидается не больше ${max}, а написано ${min}.`
    report(['toc_min_heading_level'], message, 'front-matter/toc')
  }
}
