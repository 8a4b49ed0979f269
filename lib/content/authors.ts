/** Authors: those of `authors.yml` and those written into posts. */
import type { YamlData } from '../markdown/front-matter'
import { hintOrList, show } from '../problems/describe'
import type { Loaded } from '../problems/loaded'
import { problem, type Problem } from '../problems/problem'
import { defined } from '../text/defined'
import { kebabCase } from '../text/kebab-case'
import { isExternal, permalinkOf } from '../text/path'
import type { SourceFile } from '../text/source-file'
import { blogAuthorsPath } from './address'
import { authorSchema, type AuthorFields, type InlineAuthor, type PostFields } from './schema'
import { socialUrl } from './socials'
import type { Author } from './types'
import { readNamedFile, type NamedFile } from './validate'

type PlaceOf = YamlData['placeOf']

/** Reads `authors.yml`. */
export const readAuthorFile = (source: SourceFile | undefined): NamedFile<Author> =>
  readNamedFile(source, authorSchema, 'authors', (key, fields, placeOf) => {
    const file = source?.displayPath ?? ''
    const { value: own, problems } = readAuthor(file, fields ?? {}, placeOf)
    if (fields && own.name === undefined && own.imageUrl === undefined) {
      const message = `У автора «${key}» нет имени. Добавьте поле name.`
      problems.push(problem(file, placeOf([]), message, 'authors/name'))
    }
    const permalink = pageOf(key, fields?.page)
    return { value: defined({ name: key, socials: {}, ...own, key, permalink }), problems }
  })

function pageOf(key: string, page: AuthorFields['page']): string | undefined {
  if (page === undefined || page === false) return undefined
  return permalinkOf(blogAuthorsPath, page === true ? kebabCase(key) : page.permalink)
}

/** Authors of one post: keys of the file, written out, or a key with fields that replace those of the file. */
export function resolveAuthors(
  fields: Pick<PostFields, 'authors' | LegacyField>,
  known: NamedFile<Author>,
  file: string,
  placeOf: PlaceOf,
): Loaded<Author[]> {
  const { authors: written } = fields
  const authors: Author[] = []
  const problems: Problem[] = []
  const list = Array.isArray(written) ? written : [written ?? []].flat()
  for (const [index, entry] of list.entries()) {
    const place = placeOf(Array.isArray(written) ? ['authors', index] : ['authors'])
    const { key, ...own } = typeof entry === 'string' ? { key: entry } : entry
    const author = key === undefined ? { name: 'Автор', socials: {} } : known.entries.get(key)
    if (!author) {
      if (known.isUnreadable) continue
      const message = `Нет автора «${key}» в authors.yml.${hintOf(key ?? '', known)}`
      problems.push(problem(file, place, message, 'authors/unknown'))
    } else if (key !== undefined && authors.some((other) => other.key === key)) {
      const message = `Автор «${key}» указан дважды. Оставьте одного.`
      problems.push(problem(file, place, message, 'authors/repeated'))
    } else {
      const { value, problems: wrong } = readAuthor(file, own, () => place)
      authors.push({ ...author, ...value })
      problems.push(...wrong)
      if (key === undefined) problems.push(problem(file, place, inlineMessage, 'authors/inline'))
    }
  }
  const legacy = legacyAuthor(file, fields, placeOf)
  problems.push(...legacy.problems)
  if (legacy.value && list.length > 0)
    problems.push(problem(file, placeOf(['author']), mixedMessage, 'authors/mixed'))
  else if (legacy.value) authors.push(legacy.value)
  return { value: authors, problems }
}

const mixedMessage = 'Поля «author» и «authors» вместе не имеют смысла. Оставьте «authors».'
const inlineMessage =
  'Автор описан в самой записи. Опишите его в authors.yml, а здесь оставьте имя из этого файла.'

function hintOf(key: string, { entries }: NamedFile<Author>): string {
  return entries.size === 0 ? ' Добавьте его в файл blog/authors.yml.' : hintOrList(key, entries.keys())
}

type LegacyField = 'author' | 'author_title' | 'author_url' | 'author_image_url'

/** The one author of a post as older versions of Docusaurus have it, in fields of the post. */
function legacyAuthor(
  file: string,
  {
    author,
    author_title: title,
    author_url: url,
    author_image_url: image_url,
  }: Pick<PostFields, LegacyField>,
  placeOf: PlaceOf,
): Loaded<Author | undefined> {
  if (author === undefined) return { value: undefined, problems: [] }
  const own = readAuthor(file, { title, url, image_url }, placeOf, 'author_')
  return { value: { name: author, socials: {}, ...own.value }, problems: own.problems }
}

/** What the fields of an author say; `prefix` stands before their names in the file. */
function readAuthor(
  file: string,
  fields: Omit<InlineAuthor, 'key'>,
  placeOf: PlaceOf,
  prefix = '',
): Loaded<Partial<Author>> {
  const problems: Problem[] = []
  for (const name of ['url', 'image_url', 'imageURL'] as const) {
    const value = fields[name]
    // a relative address would mean something else on each page
    if (value === undefined || isExternal(value) || value.startsWith('/')) continue
    const message = `Поле «${prefix}${name}»: ожидается адрес https://… или путь от корня сайта /…, а написано ${show(value)}.`
    problems.push(problem(file, placeOf([prefix + name]), message, 'authors/value'))
  }
  const socials = fields.socials && readSocials(file, fields.socials, placeOf)
  const value = defined({
    name: fields.name,
    title: fields.title,
    description: fields.description,
    url: fields.url,
    email: fields.email,
    imageUrl: fields.image_url ?? fields.imageURL,
    isOrganization: fields.organization || undefined,
    socials: socials?.value,
  })
  return { value, problems: [...problems, ...(socials?.problems ?? [])] }
}

function readSocials(
  file: string,
  written: Record<string, string>,
  placeOf: PlaceOf,
): Loaded<Record<string, string>> {
  const value: Record<string, string> = {}
  const problems: Problem[] = []
  for (const [network, handle] of Object.entries(written)) {
    const url = socialUrl(network, handle)
    if (url !== null) value[network] = url
    else {
      const message = `Соцсеть «${network}»: ожидается имя без «/» или полный адрес https://…, а написано ${show(handle)}.`
      problems.push(problem(file, placeOf(['socials', network]), message, 'authors/socials'))
    }
  }
  return { value, problems }
}
