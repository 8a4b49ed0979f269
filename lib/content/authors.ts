import { hintOrList } from '../problems/hints'
import type { Problem, ReportField, SourceFile } from '../problems/problem'
import { kebabCase, permalinkOf } from '../text/path'
import { typograph } from '../text/typograph'
import { blogAuthorsPath } from './site-paths'
import { authorSchema, type AuthorFields, type PostFields } from './schema'
import type { Author, AuthorUrl } from './types'
import { readNamedFile, type NamedFile } from './read-named-file'

/** The file of authors. If there are several, YAML takes precedence over JSON. */
export const authorFileIn = (texts: SourceFile[]): SourceFile | undefined =>
  ['yml', 'yaml', 'json'].flatMap((end) => texts.filter(({ path }) => path === `blog/authors.${end}`))[0]

export const readAuthorFile = (source: SourceFile | undefined, problems: Problem[]): NamedFile<Author> =>
  readNamedFile(source, {
    schema: authorSchema,
    area: 'authors',
    problems,
    read(key, fields, report) {
      const author = readFields(fields ?? {}, { path: source?.path ?? '', field: [key] })
      if (fields && author.name === undefined && author.image_url === undefined)
        report([], `У автора «${key}» нет имени. Добавьте поле name.`, 'authors/name')
      const { page } = fields ?? {}
      const address = page === true ? kebabCase(key) : page ? page.permalink : undefined
      const permalink = address === undefined ? undefined : permalinkOf(blogAuthorsPath, address)
      const isList = permalink === blogAuthorsPath
      if (isList) report(['page'], listMessage(key), 'authors/value')
      return { name: key, socials: {}, ...author, key, permalink: isList ? undefined : permalink }
    },
  })

const listMessage = (key: string): string =>
  `Автор «${key}»: адрес его страницы — это адрес списка авторов. Задайте page: {permalink: адрес}, в котором есть буква или цифра.`

/** The authors of a post, by key or described inline. With both, inline fields override `authors.yml`. */
export function resolveAuthors(
  { path: file }: Pick<SourceFile, 'path'>,
  fields: PostFields,
  known: NamedFile<Author>,
  report: ReportField,
): Author[] {
  const { authors: written, author: single } = fields
  const list = [written ?? []].flat()
  const authors: Author[] = []
  for (const [index, entry] of list.entries()) {
    const field = Array.isArray(written) ? ['authors', index] : ['authors']
    const { key, ...inline } = typeof entry === 'string' ? { key: entry } : entry
    const author = key === undefined ? { name: 'Автор', socials: {} } : known.entries.get(key)
    if (!author) {
      if (known.isUnreadable) continue
      const advice = hintOrList(key ?? '', known.entries.keys()) || ' Добавьте его в файл blog/authors.yml.'
      const keys = (key ?? '').split(/[\s,;]+/)
      const message = keys.every((one) => known.entries.has(one))
        ? `Несколько авторов пишутся списком. Поставьте скобки: [${keys.join(', ')}].`
        : `Нет автора «${key}» в authors.yml.${advice}`
      report(field, message, 'authors/unknown')
    } else if (key !== undefined && authors.some((other) => other.key === key)) {
      report(field, `Автор «${key}» указан дважды. Оставьте одного.`, 'authors/repeated')
    } else {
      authors.push({ ...author, ...readFields(inline, { path: file, field }) })
    }
  }
  if (single !== undefined && list.length > 0) report(['author'], mixedMessage, 'authors/mixed')
  if (single === undefined || list.length > 0) return authors
  const { author_title: title = fields.authorTitle } = fields
  const place = { path: file, field: [] }
  const website = urlIn(fields, ['author_url', 'authorURL'], place)
  const picture = urlIn(fields, ['author_image_url', 'authorImageURL'], place)
  return [{ name: single, title: title && typograph(title), ...linksOf({ website, picture }), socials: {} }]
}

/** The field path of a post's first inline author. */
export function placeOfInline({ authors }: PostFields): PropertyKey[] | undefined {
  const index = [authors ?? []]
    .flat()
    .findIndex((entry) => typeof entry !== 'string' && entry?.key === undefined)
  if (index === -1) return undefined
  return Array.isArray(authors) ? ['authors', index] : ['authors']
}

const mixedMessage = 'Поля «author» и «authors» вместе не имеют смысла. Оставьте «authors».'

type AuthorPlace = Omit<AuthorUrl, 'url'>

/** The fields of an author, with typography in the title and the picture from `image_url` or `imageURL`. */
const readFields = (fields: AuthorFields, place: AuthorPlace) => {
  const { imageURL: _, title, ...others } = fields
  const typeset = title === undefined ? {} : { title: typograph(title) }
  const website = urlIn(fields, ['url'], place)
  const picture = urlIn(fields, ['image_url', 'imageURL'], place)
  return { ...others, ...typeset, ...linksOf({ website, picture }) }
}

/** Only the addresses that are set, so that merging does not clear those of `authors.yml`. */
const linksOf = ({ website, picture }: Pick<Author, 'website' | 'picture'>) => ({
  ...(website && { url: website.url, website }),
  ...(picture && { image_url: picture.url, picture }),
})

/** The address in the first of the fields `names` that is set. */
function urlIn<Name extends string>(
  fields: Partial<Record<Name, string>>,
  names: Name[],
  { path, field }: AuthorPlace,
): AuthorUrl | undefined {
  const name = names.find((each) => fields[each] !== undefined)
  const url = name && fields[name]
  return url === undefined ? undefined : { url, path, field: [...field, name!] }
}
