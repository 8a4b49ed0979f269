/** What docs, posts and pages share: front matter, text, and the fields every page has. */
import { readFrontMatter, type YamlData } from '../markdown/front-matter'
import { withPartials, type PartialScope } from './partials'
import { problem, type Problem } from '../problems/problem'
import type { Entry, LastUpdate } from './types'
import { formatOf, type Format } from '../markdown/format'
import type { DescribedMarkdown } from '../markdown/parse'
import type { ParsedMarkdown } from '../markdown/types'
import type { SourceFile } from '../text/source-file'
import { config } from '../site'

/** What the loader asks others about a file. */
export interface FileFacts extends Omit<PartialScope, 'describe'> {
  /** The last change of a file; `undefined` when nothing is known. */
  lastUpdateOf: (displayPath: string) => LastUpdate | undefined
  /** What stands in a Markdown file; `key` names its compiled text in the store. */
  describe: (source: SourceFile) => DescribedMarkdown & { key: string }
}

export interface EntryText {
  format: Format
  yaml: YamlData & { data: Record<string, unknown> }
  parsed: ParsedMarkdown
  key: string
  problems: Problem[]
}

/** Reads a file once: front matter, Markdown, and a warning when there is nothing in it. */
export function readEntryText(source: SourceFile, facts: FileFacts): EntryText {
  const yaml = readFrontMatter(source)
  const { key, ...described } = facts.describe(source)
  const { parsed, problems } = withPartials(source, described.parsed, facts)
  const all = [...yaml.problems, ...described.problems, ...problems]
  if (parsed.isEmpty && all.length === 0) {
    all.push(
      problem(source.displayPath, undefined, 'Файл пуст. Добавьте текст или удалите файл.', 'content/empty'),
    )
  }
  return { format: formatOf(source), yaml, parsed, key, problems: all }
}

interface CommonFields {
  title?: string | undefined
  description?: string | undefined
  keywords?: string[] | undefined
  image?: string | undefined
  draft?: boolean | undefined
  unlisted?: boolean | undefined
  hide_table_of_contents?: boolean | undefined
  toc_min_heading_level?: number | undefined
  toc_max_heading_level?: number | undefined
  last_update?: { date?: string | undefined; author?: string | undefined } | undefined
}

/** The shared fields of an entry, with their defaults. `fallbackTitle` is used when neither field nor text give one. */
export function commonFields(
  source: SourceFile,
  { format, parsed, key }: EntryText,
  fields: CommonFields,
  fallbackTitle: string,
  { lastUpdateOf }: FileFacts,
): Omit<Entry, 'permalink' | 'tags'> {
  const lastUpdate = { ...lastUpdateOf(source.displayPath), ...dropUndefined(fields.last_update ?? {}) }
  return {
    source,
    format,
    parsed,
    key,
    title: fields.title ?? parsed.contentTitle ?? fallbackTitle,
    description: fields.description ?? parsed.excerpt,
    keywords: fields.keywords ?? [],
    ...(fields.image !== undefined && { image: fields.image }),
    draft: fields.draft ?? false,
    unlisted: fields.unlisted ?? false,
    hideTableOfContents: fields.hide_table_of_contents ?? false,
    tocLevels: {
      min: fields.toc_min_heading_level ?? config.docs.toc.minLevel,
      max:
        fields.toc_max_heading_level ?? Math.max(config.docs.toc.maxLevel, fields.toc_min_heading_level ?? 0),
    },
    ...(Object.keys(lastUpdate).length > 0 && { lastUpdate }),
  }
}

/** Mistakes that a single field does not show. */
export function checkCommonFields(source: SourceFile, { yaml }: EntryText, fields: CommonFields): Problem[] {
  const problems: Problem[] = []
  if (fields.draft && fields.unlisted) {
    const message = 'Поля «draft» и «unlisted» вместе не имеют смысла. Оставьте одно.'
    problems.push(problem(source.displayPath, yaml.placeOf(['unlisted']), message, 'front-matter/draft'))
  }
  const { toc_min_heading_level: min, toc_max_heading_level: max } = fields
  if (min !== undefined && max !== undefined && min > max) {
    const message = `Поле «toc_min_heading_level»: ожидается не больше ${max}, а написано ${min}.`
    problems.push(
      problem(source.displayPath, yaml.placeOf(['toc_min_heading_level']), message, 'front-matter/toc'),
    )
  }
  return problems
}

const dropUndefined = <T extends object>(record: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as ReturnType<
    typeof dropUndefined<T>
  > // entries lose their types
