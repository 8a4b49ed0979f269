/** Authors: those of `authors.yml` and those written into posts. */
import { hintOrList, show } from '../problems/describe'
import { defined } from '../text/defined'
import { kebabCase } from '../text/kebab-case'
import { isExternal, permalinkOf } from '../text/path'
import type { SourceFile } from '../text/source-file'
import { blogAuthorsPath } from './address'
import type { Report } from './report'
import { authorSchema, type AuthorFields, type InlineAuthor, type PostFields } from './schema'
import { socialUrl } from './socials'
import type { Author } from './types'
import { readNamedFile, type NamedFile } from './validate'

/** Reads `authors.yml`. */
export const readAuthorFile = (source: SourceFile | undefined): NamedFile<Author> =>
  readNamedFile(source, authorSchema, 'authors', (key, fields, report) => {
    const own = readAuthor(fields ?? {}, report)
    if (fields && own.name === undefined && own.imageUrl === undefined)
      report([], `У автора «${key}» нет имени. Добавьте поле name.`, 'authors/name')
    return defined({ name: key, socials: {}, ...own, key, permalink: pageOf(key, fields?.page) })
  })

function pageOf(key: string, page: AuthorFields['page']): string | undefined {
  if (page === undefined || page === false) return undefined
  return permalinkOf(blogAuthorsPath, page === true ? kebabCase(key) : page.permalink)
}

type LegacyField = 'author' | 'author_title' | 'author_url' | 'author_image_url'

/** Authors of one post: keys of the file, written out, or a key with fields that replace those of the file. */
export function resolveAuthors(
  fields: Pick<PostFields, 'authors' | LegacyField>,
  known: NamedFile<Author>,
  report: Report,
): Author[] {
  const { authors: written } = fields
  const list = [written ?? []].flat()
  const authors: Author[] = []
  for (const [index, entry] of list.entries()) {
    const path = Array.isArray(written) ? ['authors', index] : ['authors']
    const { key, ...own } = typeof entry === 'string' ? { key: entry } : entry
    const author = key === undefined ? { name: 'Автор', socials: {} } : known.entries.get(key)
    if (!author) {
      if (known.isUnreadable) continue
      report(path, `Нет автора «${key}» в authors.yml.${hintOf(key ?? '', known)}`, 'authors/unknown')
    } else if (key !== undefined && authors.some((other) => other.key === key)) {
      report(path, `Автор «${key}» указан дважды. Оставьте одного.`, 'authors/repeated')
    } else {
      authors.push({ ...author, ...readAuthor(own, (_, message, rule) => report(path, message, rule)) })
      if (key === undefined) report(path, inlineMessage, 'authors/inline')
    }
  }
  const legacy = legacyAuthor(fields, report)
  if (legacy && list.length === 0) authors.push(legacy)
  else if (legacy) report(['author'], mixedMessage, 'authors/mixed')
  return authors
}

const mixedMessage = 'Поля «author» и «authors» вместе не имеют смысла. Оставьте «authors».'
const inlineMessage =
  'Автор описан в самой записи. Опишите его в authors.yml, а здесь оставьте имя из этого файла.'

const hintOf = (key: string, { entries }: NamedFile<Author>): string =>
  entries.size === 0 ? ' Добавьте его в файл blog/authors.yml.' : hintOrList(key, entries.keys())

/** The one author of a post as older versions of Docusaurus have it, in fields of the post. */
function legacyAuthor(fields: Pick<PostFields, LegacyField>, report: Report): Author | undefined {
  const { author: name, author_title: title, author_url: url, author_image_url: image_url } = fields
  if (name === undefined) return undefined
  return { name, socials: {}, ...readAuthor({ title, url, image_url }, report, 'author_') }
}

/** What the fields of an author say; `prefix` stands before their names in the file. */
function readAuthor(fields: Omit<InlineAuthor, 'key'>, report: Report, prefix = ''): Partial<Author> {
  for (const name of ['url', 'image_url', 'imageURL'] as const) {
    const value = fields[name]
    // a relative address would mean something else on each page
    if (value === undefined || isExternal(value) || value.startsWith('/')) continue
    const message = `Поле «${prefix}${name}»: ожидается адрес https://… или путь от корня сайта /…, а написано ${show(value)}.`
    report([prefix + name], message, 'authors/value')
  }
  return defined({
    name: fields.name,
    title: fields.title,
    description: fields.description,
    url: fields.url,
    email: fields.email,
    imageUrl: fields.image_url ?? fields.imageURL,
    isOrganization: fields.organization || undefined,
    socials: fields.socials && readSocials(fields.socials, report),
  })
}

function readSocials(written: Record<string, string>, report: Report): Record<string, string> {
  const socials: Record<string, string> = {}
  for (const [network, handle] of Object.entries(written)) {
    const url = socialUrl(network, handle)
    if (url !== null) socials[network] = url
    else {
      const message = `Соцсеть «${network}»: ожидается имя без «/» или полный адрес https://…, а написано ${show(handle)}.`
      report(['socials', network], message, 'authors/socials')
    }
  }
  return socials
}
