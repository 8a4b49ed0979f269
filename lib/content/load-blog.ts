/** Blog posts: the files of `blog/`, with the conventions of Docusaurus. */
import { readFrontMatter } from '../markdown/front-matter'
import { show } from '../problems/hints'
import { problem, type Problem, type ReportField } from '../problems/problem'
import { parseDate } from '../text/date'
import { permalinkOf } from '../text/path'
import { blogPath, blogTagsPath } from './site-paths'
import { authorFileIn, placeOfInline, readAuthorFile, resolveAuthors } from './authors'
import { pagesIn, readEntry } from './read-entry'
import { readPostName } from './file-names'
import { postSchema } from './schema'
import { readTagFile } from './tags'
import type { Post, LoadContext } from './types'

const section = 'blog/'

/** Reads all posts, newest first, and `authors.yml`. Posts dated in the future count as drafts. */
export function loadBlog(context: LoadContext) {
  const { texts, problems, now } = context
  const authors = readAuthorFile(authorFileIn(texts), problems)
  const tags = readTagFile(context, section, blogTagsPath)
  const posts = pagesIn(context, section).map((source): Post => {
    const { entry, written, report } = readEntry(source, postSchema, context, tags)
    const { fields } = entry
    const name = readPostName(source.path.slice(section.length))
    // an invalid date is reported; the date in the file name must not replace it
    const isDateBroken = fields.date === undefined && (written['date'] ?? null) !== null
    const changed = context.lastUpdateOf(source.displayPath)
    const date = fields.date ?? (isDateBroken ? unknownDate : dateOf(name.date, changed, report))
    const isEarly = !entry.draft && beginningOf(date) > now
    if (isEarly) report(fields.date ? ['date'] : [], earlyMessage(date), 'blog/future')
    return {
      kind: 'post',
      ...entry,
      draft: entry.draft || isEarly,
      title: entry.title ?? (name.text || name.slug),
      permalink: permalinkOf(blogPath, fields.slug ?? name.slug),
      date,
      authors: resolveAuthors(source, fields, authors, report),
    }
  })
  checkTruncated(posts, problems)
  checkInlineAuthors(posts, problems)
  return { posts: posts.toSorted(newestFirst), authors: [...authors.entries.values()] }
}

/** When a date begins in the earliest time zone: authors may live far east of the build machine. */
const beginningOf = (date: string): number => Date.parse(date.includes('T') ? date : `${date}T00:00:00+14:00`)

const earlyMessage = (date: string): string =>
  `Дата записи в будущем, ${date.replace(/T(.{5}).{7}(.*)/, (_, time, zone) => ` в ${time} ${zone === 'Z' ? 'UTC' : zone}`)}: пока она не настанет, записи на сайте нет. Соберите сайт тогда или поправьте дату.`

const byFile = (a: Post, b: Post): number => (a.source.path < b.source.path ? -1 : 1)

const newestFirst = (a: Post, b: Post): number => Date.parse(b.date) - Date.parse(a.date) || byFile(a, b)

/** The date of a post whose own date is invalid. */
const unknownDate = '1970-01-01'

/** The date in the file name, or else of the last change. Reports a post without either. */
function dateOf(named: string | undefined, changed: string | undefined, report: ReportField): string {
  const date = named === undefined ? changed?.slice(0, 10) : parseDate(named)
  if (date) return date
  const message =
    named === undefined
      ? 'У записи нет даты. Начните имя файла с ГГГГ-ММ-ДД или задайте поле date.'
      : `Дата в имени файла: дня ${show(named)} нет. Переименуйте файл или задайте поле date.`
  report([], message, 'blog/date')
  return unknownDate
}

/** The maximum number of files that a message names. */
const mostNames = 6

function namesOf(posts: Post[]): string {
  const all = posts.map(({ source }) => source.path.slice(section.length))
  const names = all.length > mostNames ? [...all.slice(0, mostNames), `ещё ${all.length - mostNames}`] : all
  return names.join(', ')
}

/** Reports all posts without a truncate marker as one problem. */
function checkTruncated(posts: Post[], problems: Problem[]): void {
  const whole = posts
    .filter(({ parsed, unlisted, draft }) => !parsed.isTruncated && !parsed.isEmpty && !unlisted && !draft)
    .toSorted(byFile)
  const [first] = whole
  if (!first) return
  const message = `Записи целиком попадут в списки: ${namesOf(whole)}. Поставьте <!-- truncate --> после вступления.`
  problems.push(problem(first.source.displayPath, undefined, message, 'blog/untruncated'))
}

/** Reports all posts with inline authors as one problem. */
function checkInlineAuthors(posts: Post[], problems: Problem[]): void {
  const inline = posts.filter(({ fields }) => placeOfInline(fields)).toSorted(byFile)
  const [first] = inline
  if (!first) return
  const place = readFrontMatter(first.source).placeOf(placeOfInline(first.fields) ?? [])
  const message = `Авторы описаны в самих записях: ${namesOf(inline)}. Опишите их в authors.yml, а в записях оставьте имена из этого файла.`
  problems.push(problem(first.source.displayPath, place, message, 'authors/inline'))
}
