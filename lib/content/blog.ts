/** Blog posts: the files of `blog/`, after the conventions of Docusaurus. */
import readingTime from 'reading-time'
import { show } from '../problems/describe'
import { loadEach, type Loaded } from '../problems/loaded'
import { problem, type Problem } from '../problems/problem'
import { parseDate } from '../text/date'
import { defined } from '../text/defined'
import { permalinkOf } from '../text/path'
import type { SourceFile } from '../text/source-file'
import { blogTagsPath } from './address'
import { readAuthorFile, resolveAuthors } from './authors'
import { readEntry, type FileFacts } from './entry'
import { isPageFile, readPostName } from './file-names'
import type { Report } from './report'
import { postSchema } from './schema'
import { readTagFile, type TagFile } from './tags'
import type { Author, Post } from './types'
import type { NamedFile } from './validate'

const section = 'blog/'

/** Reads all posts, newest first, and the authors of `authors.yml`. Drafts are left out by the caller. */
export function loadBlog(
  files: SourceFile[],
  facts: FileFacts,
): { posts: Post[]; authors: Author[]; problems: Problem[] } {
  const own = files.filter(({ path }) => path.startsWith(section))
  const authors = readAuthorFile(own.find(({ path }) => /^blog\/authors\.(ya?ml|json)$/.test(path)))
  const tagFile = own.find(({ path }) => /^blog\/tags\.ya?ml$/.test(path))
  const tags = readTagFile(tagFile, blogTagsPath)
  const posts = loadEach(
    own.filter(({ path }) => isPageFile(path.slice(section.length))),
    (source) => readPost(source, authors, tags, facts),
  )
  return {
    posts: posts.value.toSorted(newestFirst),
    authors: [...authors.entries.values()],
    problems: [...authors.problems, ...tags.problems, ...posts.problems, ...checkTruncated(posts.value)],
  }
}

const newestFirst = (a: Post, b: Post): number =>
  (a.date < b.date ? 1 : a.date > b.date ? -1 : 0) || (a.source.path < b.source.path ? -1 : 1)

function readPost(
  source: SourceFile,
  knownAuthors: NamedFile<Author>,
  knownTags: TagFile,
  facts: FileFacts,
): Loaded<Post> {
  const { entry, fields, written, report, problems } = readEntry(source, postSchema, facts, knownTags)
  const name = readPostName(source.path.slice(section.length))
  // a broken date is reported as a broken field, and the date of the name must not stand in for it
  const isDateBroken = fields.date === undefined && (written['date'] ?? null) !== null
  const changed = facts.lastUpdateOf(source.displayPath)?.date
  const slug = fields.slug ?? name.slug
  const post: Post = defined({
    kind: 'post',
    ...entry,
    title: entry.title ?? (name.text || name.slug),
    slug,
    permalink: permalinkOf('blog', slug),
    date: fields.date ?? (isDateBroken ? unknownDate : dateOf(name.date, changed, report)),
    authors: resolveAuthors(fields, knownAuthors, report),
    readingMinutes: Math.ceil(Number(readingTime(entry.parsed.text).minutes.toFixed(2))),
    titleMeta: fields.title_meta,
    sidebarLabel: fields.sidebar_label,
  })
  return { value: post, problems }
}

/** Stands for a date that is reported as wrong. */
const unknownDate = '1970-01-01'

/** Date of the file name, or of the last known change. */
function dateOf(named: string | undefined, changed: string | undefined, report: Report): string {
  const date = named === undefined ? changed?.slice(0, 10) : parseDate(named)
  if (date) return date
  const message =
    named === undefined
      ? 'У записи нет даты. Начните имя файла с ГГГГ-ММ-ДД или задайте поле date.'
      : `Дата в имени файла: ожидается ГГГГ-ММ-ДД, а написано ${show(named)}. Переименуйте файл или задайте поле date.`
  report([], message, 'blog/date')
  return unknownDate
}

/** How many files a message names. */
const mostNames = 6

/** One line for all posts whose whole text would be in the lists. */
function checkTruncated(posts: Post[]): Problem[] {
  const whole = posts
    .filter(({ parsed, unlisted, draft }) => !parsed.isTruncated && !parsed.isEmpty && !unlisted && !draft)
    .toSorted((a, b) => (a.source.path < b.source.path ? -1 : 1))
  const [first] = whole
  if (!first) return []
  const all = whole.map(({ source }) => source.path.slice(section.length))
  const names = all.length > mostNames ? [...all.slice(0, mostNames), `ещё ${all.length - mostNames}`] : all
  const message = `Записи целиком попадут в списки: ${names.join(', ')}. Поставьте <!-- truncate --> после вступления.`
  return [problem(first.source.displayPath, undefined, message, 'blog/untruncated')]
}
