/** Authors from `authors.yml` and from posts. */
import { hintOrList } from '../problems/hints'
import type { Problem, ReportField, SourceFile } from '../problems/problem'
import { kebabCase, permalinkOf } from '../text/path'
import { blogAuthorsPath } from './site-paths'
import { authorSchema, type AuthorFields, type PostFields } from './schema'
import type { Author } from './types'
import { readNamedFile, type NamedFile } from './validate'

export const readAuthorFile = (source: SourceFile | undefined, problems: Problem[]): NamedFile<Author> =>
  readNamedFile(source, authorSchema, 'authors', problems, (key, fields, report) => {
    const author = withPicture(fields ?? {}, source?.path ?? '', [key])
    if (fields && author.name === undefined && author.image_url === undefined)
      report([], `У автора «${key}» нет имени. Добавьте поле name.`, 'authors/name')
    const page = fields?.page === true ? { permalink: kebabCase(key) } : fields?.page
    const permalink = page ? permalinkOf(blogAuthorsPath, page.permalink) : undefined
    return { name: key, socials: {}, ...author, key, permalink }
  })

/** The authors of a post: keys, inline authors, or keys with fields that override those of the file. */
export function resolveAuthors(
  { path: file }: Pick<SourceFile, 'path'>,
  fields: PostFields,
  known: NamedFile<Author>,
  report: ReportField,
): Author[] {
  const { authors: written, author: name } = fields
  const list = [written ?? []].flat()
  const authors: Author[] = []
  for (const [index, entry] of list.entries()) {
    const path = Array.isArray(written) ? ['authors', index] : ['authors']
    const { key, ...replaced } = typeof entry === 'string' ? { key: entry } : entry
    const author = key === undefined ? { name: 'Автор', socials: {} } : known.entries.get(key)
    if (!author) {
      if (known.isUnreadable) continue
      const near = hintOrList(key ?? '', known.entries.keys()) || ' Добавьте его в файл blog/authors.yml.'
      const keys = (key ?? '').split(/[\s,;]+/)
      const message = keys.every((one) => known.entries.has(one))
        ? `Несколько авторов пишутся списком. Поставьте скобки: [${keys.join(', ')}].`
        : `Нет автора «${key}» в authors.yml.${near}`
      report(path, message, 'authors/unknown')
    } else if (key !== undefined && authors.some((other) => other.key === key)) {
      report(path, `Автор «${key}» указан дважды. Оставьте одного.`, 'authors/repeated')
    } else {
      authors.push({ ...author, ...withPicture(replaced, file, path) })
    }
  }
  if (name !== undefined && list.length > 0) report(['author'], mixedMessage, 'authors/mixed')
  if (name === undefined || list.length > 0) return authors
  const { author_title: title = fields.authorTitle, author_url: url = fields.authorURL } = fields
  const image = pictureIn(fields, ['author_image_url', 'authorImageURL'], file, [])
  return [{ name, title, url, ...image, socials: {} }]
}

/** The path of a post's first inline author. */
export function placeOfInline({ authors }: PostFields): PropertyKey[] | undefined {
  const index = [authors ?? []]
    .flat()
    .findIndex((entry) => typeof entry !== 'string' && entry?.key === undefined)
  if (index === -1) return undefined
  return Array.isArray(authors) ? ['authors', index] : ['authors']
}

const mixedMessage = 'Поля «author» и «authors» вместе не имеют смысла. Оставьте «authors».'

/** Adds the picture from either field. A missing one stays out: `undefined` would override `authors.yml`. */
const withPicture = (fields: AuthorFields, path: string, field: (string | number)[]) => {
  const { imageURL: _, ...others } = fields
  return { ...others, ...pictureIn(fields, ['image_url', 'imageURL'], path, field) }
}

/** The picture in one of the fields `names` below `field`, in the file at `path`. */
function pictureIn<Name extends string>(
  fields: Partial<Record<Name, string>>,
  names: Name[],
  path: string,
  field: (string | number)[],
): Pick<Author, 'image_url' | 'picture'> {
  const name = names.find((each) => fields[each] !== undefined)
  const url = name && fields[name]
  return url === undefined ? {} : { image_url: url, picture: { url, path, field: [...field, name!] } }
}
