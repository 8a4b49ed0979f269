/** Markdown files as pages: what docs, posts and standalone pages have in common. */
import type { z } from 'zod'
import { formatOf } from '../markdown/format'
import { readFrontMatter } from '../markdown/front-matter'
import { reportTo, type Problem, type SourceFile } from '../problems/problem'
import { config } from '../site'
import { permalinkOf } from '../text/path'
import { baseName, isPageFile } from './file-names'
import { describeWithPartials } from './partials'
import { pageSchema } from './schema'
import { resolveTags, type TagFile } from './tags'
import type { Described } from './texts'
import type { LastUpdate, Page } from './types'
import { validate, type FieldSchema } from './validate'

/** What all readers of content share. */
export interface Reading {
  texts: SourceFile[]
  /** What they find wrong, unsorted. */
  problems: Problem[]
  /** Keep drafts, as in development. */
  drafts: boolean
  /** The time of the build, in milliseconds. */
  now: number
  /** The last change of a file; `undefined` when nothing is known. */
  lastUpdateOf: (displayPath: string) => LastUpdate | undefined
  describe: (source: SourceFile) => Described
}

/** The fields of every kind of page; those of a kind come on top. */
type CommonFields = z.output<typeof pageSchema> & { tags?: Parameters<typeof resolveTags>[0] | null }

/** The files in `folder`, which ends with a slash, that become pages. */
export const pagesIn = ({ texts }: Reading, folder: string): SourceFile[] =>
  texts.filter(({ path }) => path.startsWith(folder) && isPageFile(path.slice(folder.length)))

/** Reads what all kinds of pages have; each kind adds its address, and a title where there is none. */
export function readEntry<Fields extends CommonFields>(
  source: SourceFile,
  schema: FieldSchema<Fields>,
  reading: Reading,
  knownTags?: TagFile,
) {
  const { problems } = reading
  const soFar = problems.length
  const frontMatter = readFrontMatter(source)
  problems.push(...frontMatter.problems)
  const { key, parsed } = describeWithPartials(source, reading)
  const report = reportTo(problems, source.displayPath, frontMatter.placeOf)
  if (parsed.isEmpty && problems.length === soFar)
    report([], 'Файл пуст. Добавьте текст или удалите файл.', 'content/empty')
  const fields = validate(frontMatter.data, schema, 'front-matter', report) ?? ({} as Fields)
  if (fields.draft && fields.unlisted) {
    const message = 'Поля «draft» и «unlisted» вместе не имеют смысла. Оставьте одно.'
    report(['unlisted'], message, 'front-matter/draft')
  }
  const { toc_min_heading_level: min = config.docs.toc.minLevel, toc_max_heading_level: max } = fields
  const lastUpdate = { ...reading.lastUpdateOf(source.displayPath), ...fields.last_update }
  const entry = {
    source,
    format: formatOf(source),
    parsed,
    /** Names the compiled text in the store. */
    key,
    /** The sound fields of the front matter, under the names that authors write. */
    fields,
    title: fields.title ?? parsed.contentTitle,
    description: fields.description ?? parsed.excerpt,
    /** Rounded up; 0 for an empty text. */
    readingMinutes: Math.ceil(Number(parsed.minutes.toFixed(2))),
    draft: fields.draft ?? false,
    unlisted: fields.unlisted ?? false,
    tocLevels: { min, max: Math.max(max ?? config.docs.toc.maxLevel, min) },
    lastUpdate: Object.keys(lastUpdate).length > 0 ? lastUpdate : undefined,
    tags: knownTags ? resolveTags(fields.tags ?? [], knownTags, report) : [],
  }
  return { entry, written: frontMatter.data, report }
}

/** Reads the standalone pages of `pages/`, drafts too; `index` is the home page. */
export const loadPages = (reading: Reading): Page[] =>
  pagesIn(reading, 'pages/').map((source) => {
    const { entry } = readEntry(source, pageSchema, reading)
    const path = source.path.slice('pages/'.length).replace(/((^|\/)index)?\.mdx?$/, '')
    const title = entry.title ?? baseName(source.path)
    return { kind: 'page', ...entry, title, permalink: permalinkOf(entry.fields.slug ?? path) }
  })
