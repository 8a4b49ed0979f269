/** Reads a Markdown file: what docs, posts and standalone pages share. */
import type { z } from 'zod'
import { formatOf } from '../markdown/format'
import { readFrontMatter, type YamlData } from '../markdown/front-matter'
import type { DescribedMarkdown } from '../markdown/parse'
import { problem, type Problem } from '../problems/problem'
import { config } from '../site'
import { defined } from '../text/defined'
import type { SourceFile } from '../text/source-file'
import { withPartials, type PartialScope } from './partials'
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
  frontMatter: YamlData & { data: Record<string, unknown> }
  /** The shared part of the entry. Each kind has an address of its own, and a title where nobody wrote one. */
  entry: Omit<Entry, 'permalink' | 'title'> & { title: string | undefined }
  problems: Problem[]
}

/** Reads one file once: fields by `schema`, Markdown with what it imports, tags by the file of tags of its section. */
export function readEntry<Fields extends CommonFields>(
  source: SourceFile,
  schema: FieldSchema<Fields>,
  facts: FileFacts,
  knownTags?: TagFile,
): ReadEntry<Fields> {
  const file = source.displayPath
  const frontMatter = readFrontMatter(source)
  const { value: fields = {} as Fields, problems: wrongFields } = validate(
    file,
    frontMatter,
    schema,
    'front-matter',
  )
  const { key, ...described } = facts.describe(source)
  const { parsed, problems: wrongImports } = withPartials(source, described.parsed, facts)
  const problems = [...frontMatter.problems, ...described.problems, ...wrongImports]
  if (parsed.isEmpty && problems.length === 0) {
    const message = 'Файл пуст. Добавьте текст или удалите файл.'
    problems.push(problem(file, undefined, message, 'content/empty'))
  }
  const tagPlace = (index: number) => frontMatter.placeOf(['tags', index])
  const tags = knownTags && resolveTags(fields.tags ?? [], knownTags, file, tagPlace)
  const { toc_min_heading_level: min, toc_max_heading_level: max } = fields
  const lastUpdate = { ...facts.lastUpdateOf(file), ...defined(fields.last_update ?? {}) }
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
    tags: tags?.value ?? [],
  })
  problems.push(...wrongFields, ...checkTogether(file, frontMatter, fields), ...(tags?.problems ?? []))
  return { fields, frontMatter, entry, problems }
}

/** Mistakes that a single field does not show. */
function checkTogether(file: string, { placeOf }: YamlData, fields: CommonFields): Problem[] {
  const problems: Problem[] = []
  if (fields.draft && fields.unlisted) {
    const message = 'Поля «draft» и «unlisted» вместе не имеют смысла. Оставьте одно.'
    problems.push(problem(file, placeOf(['unlisted']), message, 'front-matter/draft'))
  }
  const { toc_min_heading_level: min, toc_max_heading_level: max } = fields
  if (min !== undefined && max !== undefined && min > max) {
    const message = `Поле «toc_min_heading_level»: ожидается не больше ${max}, а написано ${min}.`
    problems.push(problem(file, placeOf(['toc_min_heading_level']), message, 'front-matter/toc'))
  }
  return problems
}
