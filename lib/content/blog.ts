/** Blog posts: the files of `blog/`, after the conventions of Docusaurus. */
import readingTime from 'reading-time'
import { checkAddresses, readAuthorFile, resolveAuthors, type AuthorFile } from './authors'
import { show } from '../problems/describe'
import { checkCommonFields, commonFields, readEntryText, type FileFacts } from './entry'
import { isPageFile, readPostName } from './file-names'
import { parseYaml } from '../markdown/front-matter'
import { blogAuthorsPath, blogTagsPath } from './list-paths'
import { problem, type Problem } from '../problems/problem'
import { postSchema, type PostFields } from './schema'
import { readTagFile, resolveTags, type TagFile } from './tags'
import type { SourceFile } from '../text/source-file'
import type { Author, Post, PostAuthor } from './types'
import { validate } from './validate'
import { parseDate } from '../text/date'
import { permalinkOf } from '../text/path'

const section = 'blog/'

/** Reads all posts, newest first, and the authors of `authors.yml`. Drafts are left out by the caller. */
export function loadBlog(
  files: SourceFile[],
  facts: FileFacts,
): { posts: Post[]; authors: Author[]; problems: Problem[] } {
  const own = files.filter(({ path }) => path.startsWith(section))
  const yamlOf = (name: RegExp) => {
    const source = own.find(({ path }) => name.test(path))
    return source && ([source.displayPath, parseYaml(source.displayPath, source.text)] as const)
  }
  const authorFile = yamlOf(/^blog\/authors\.(ya?ml|json)$/)
  const tagFile = yamlOf(/^blog\/tags\.ya?ml$/)
  const authors = authorFile && readAuthorFile(...authorFile, blogAuthorsPath)
  const tags = tagFile && readTagFile(...tagFile, blogTagsPath)
  const problems = [...(authors?.problems ?? []), ...(tags?.problems ?? [])]

  const posts: Post[] = []
  for (const source of own.filter(({ path }) => isPageFile(path.slice(section.length)))) {
    const { post, problems: found } = readPost(source, authors?.authors, tags?.tags, facts)
    problems.push(...found)
    if (post) posts.push(post)
  }
  // a file of authors that cannot be read is told once, and not again for each author
  const isUnread =
    authorFile !== undefined && authorFile[1].data === undefined && authorFile[1].problems.length > 0
  return {
    posts: posts.toSorted(newestFirst),
    authors: [...(authors?.authors.values() ?? [])],
    problems: [...problems, ...checkTruncated(posts)].filter(
      ({ rule }) => !(isUnread && rule === 'authors/unknown'),
    ),
  }
}

const newestFirst = (a: Post, b: Post): number =>
  (a.date < b.date ? 1 : a.date > b.date ? -1 : 0) || (a.source.path < b.source.path ? -1 : 1)

function readPost(source: SourceFile, knownAuthors: AuthorFile, knownTags: TagFile, facts: FileFacts) {
  const text = readEntryText(source, facts)
  const file = source.displayPath
  const { value, problems } = validate(file, text.yaml, postSchema, 'front-matter')
  const fields = value ?? {}
  const name = readPostName(source.path.slice(section.length))
  const { date, problems: dateProblems } = postDate(
    file,
    fields.date ?? (hasBrokenDate(text.yaml.data) ? unknownDate : undefined),
    name.date,
    facts,
  )
  const written = fields.authors ?? []
  const list = Array.isArray(written) ? written : [written]
  const authorPlace = (index: number) =>
    text.yaml.placeOf(Array.isArray(written) ? ['authors', index] : ['authors'])
  const { authors, problems: authorProblems } = resolveAuthors(list, knownAuthors, file, authorPlace)
  if (fields.author !== undefined) {
    authorProblems.push(...checkAddresses(file, fields, text.yaml.placeOf))
    if (list.length > 0)
      authorProblems.push(problem(file, text.yaml.placeOf(['author']), mixedMessage, 'authors/mixed'))
    else authors.push(legacyAuthor(fields))
  }
  const tagPlace = (index: number) => text.yaml.placeOf(['tags', index])
  const { tags, problems: tagProblems } = resolveTags(
    fields.tags ?? [],
    knownTags,
    blogTagsPath,
    file,
    tagPlace,
  )
  const slug = fields.slug ?? name.slug

  const post: Post = {
    kind: 'post',
    ...commonFields(source, text, fields, name.text || name.slug, facts),
    slug,
    permalink: permalinkOf('blog', slug),
    date,
    authors,
    tags,
    readingMinutes: Math.ceil(Number(readingTime(text.parsed.text).minutes.toFixed(2))),
    ...(fields.title_meta !== undefined && { titleMeta: fields.title_meta }),
    ...(fields.sidebar_label !== undefined && { sidebarLabel: fields.sidebar_label }),
  }
  const all = [
    ...text.problems,
    ...problems,
    ...dateProblems,
    ...checkCommonFields(source, text, fields),
    ...authorProblems,
    ...tagProblems,
  ]
  return { post, problems: all }
}

const mixedMessage = 'Поля «author» и «authors» вместе не имеют смысла. Оставьте «authors».'

const legacyAuthor = ({
  author = '',
  author_title: title,
  author_url: url,
  author_image_url: imageUrl,
}: PostFields): PostAuthor => ({
  name: author,
  socials: {},
  ...(title !== undefined && { title }),
  ...(url !== undefined && { url }),
  ...(imageUrl !== undefined && { imageUrl }),
})

/** How many files a message names. */
const mostNames = 6

/** One line for all posts whose whole text would be in the lists. */
function checkTruncated(posts: Post[]): Problem[] {
  const whole = posts.filter(
    ({ parsed, unlisted, draft }) => !parsed.isTruncated && !parsed.isEmpty && !unlisted && !draft,
  )
  const [first] = whole.toSorted((a, b) => (a.source.path < b.source.path ? -1 : 1))
  if (!first) return []
  const all = whole.map(({ source }) => source.path.slice(section.length)).toSorted()
  const names = all.length > mostNames ? [...all.slice(0, mostNames), `ещё ${all.length - mostNames}`] : all
  const message = `Записи целиком попадут в списки: ${names.join(', ')}. Поставьте <!-- truncate --> после вступления.`
  return [problem(first.source.displayPath, undefined, message, 'blog/untruncated')]
}

/** Stands for a date that is reported as wrong elsewhere. */
const unknownDate = '1970-01-01'

const hasBrokenDate = (data: Record<string, unknown>): boolean =>
  data['date'] !== undefined && data['date'] !== null

/** Date of the front matter, of the file name, or of the last known change. */
function postDate(file: string, written: string | undefined, named: string | undefined, facts: FileFacts) {
  if (written !== undefined) return { date: written, problems: [] }
  const fromName = named === undefined ? null : parseDate(named)
  if (fromName !== null) return { date: fromName, problems: [] }
  if (named !== undefined) {
    const message = `Дата в имени файла: ожидается ГГГГ-ММ-ДД, а написано ${show(named)}. Переименуйте файл или задайте поле date.`
    return { date: unknownDate, problems: [problem(file, undefined, message, 'blog/date')] }
  }
  const changed = facts.lastUpdateOf(file)?.date
  if (changed !== undefined) return { date: changed.slice(0, 10), problems: [] }
  const message = 'У записи нет даты. Начните имя файла с ГГГГ-ММ-ДД или задайте поле date.'
  return { date: unknownDate, problems: [problem(file, undefined, message, 'blog/date')] }
}
