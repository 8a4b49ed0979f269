/** The files that `npm run new` writes, as text: their fields are those of the schema. */
import { Document, visit } from 'yaml'
import type { Doc } from '@/lib/content/types'
import { folderOf } from '@/lib/text/path'
import type { SourceFile } from '@/lib/text/source-file'

export interface NewFile {
  /** From the content folder. */
  path: string
  text: string
}

export interface DocAnswers {
  title: string
  /** File name without the extension. */
  name: string
  /** Below `docs/`; empty for the top. */
  folder: string
  description?: string
}

const docBody = `Один короткий абзац: что читатель сможет сделать, когда прочтёт страницу.

## Первый раздел {#first}

Текст раздела.
`

/** A page of the documentation, last among its neighbours in the sidebar. `docs` are those that exist. */
export function newDoc({ title, name, folder, description }: DocAnswers, docs: Doc[]): NewFile {
  const path = ['docs', folder, `${name}.md`].filter(Boolean).join('/')
  const positions = docs
    .filter(({ source }) => folderOf(source.path) === folderOf(path))
    .map(({ sidebarPosition }) => sidebarPosition ?? 0)
  const position = Math.floor(Math.max(0, ...positions)) + 1
  return { path, text: withFields({ title, description, sidebar_position: position }, docBody) }
}

export interface PostAnswers {
  title: string
  /** The last part of the address. */
  name: string
  /** ISO date; the name of the file begins with it. */
  date: string
  description?: string
  /** Keys of `authors.yml`. */
  authors: string[]
  /** Keys of `tags.yml`. */
  tags: string[]
}

const postBody = `Вступление: этот абзац увидят в списке записей.

<!-- truncate -->

Продолжение записи.
`

/** A post of the blog: the date in its name, the address in its fields. */
export const newPost = ({ title, name, date, description, authors, tags }: PostAnswers): NewFile => ({
  path: `blog/${date}-${name}.md`,
  text: withFields({ title, description, slug: name, authors, tags }, postBody),
})

export interface AuthorAnswers {
  /** What posts name the author by. */
  key: string
  name: string
  title?: string
  url?: string
}

/** The whole file of authors with one more at its end; what stands in it stays as it is. */
export function newAuthor(
  { key, ...fields }: AuthorAnswers,
  file?: Pick<SourceFile, 'path' | 'text'>,
): NewFile {
  const before = file && file.text.trim() !== '' ? `${file.text.trimEnd()}\n\n` : ''
  return {
    path: file?.path ?? 'blog/authors.yml',
    text: before + yamlText({ [key]: { ...filled(fields), page: true } }),
  }
}

const withFields = (fields: object, body: string): string => `---\n${yamlText(filled(fields))}---\n\n${body}`

/** The fields that have been answered. */
const filled = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )

/** Lists stand in one line. */
function yamlText(fields: object): string {
  const document = new Document(fields)
  visit(document, {
    Seq(_, list) {
      list.flow = true
    },
  })
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

const latin = new Map(
  Object.entries({
    а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'zh', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm',
    н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch',
    ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya',
  }),
) // prettier-ignore

/** Longer names help nobody. */
const longestSlug = 60

/** The name of a file from a title: «Первый спрайт» becomes `pervyi-sprait`. Empty when the title has no letter that can be written so. */
export function slugOf(title: string): string {
  const letters = Array.from(title.normalize('NFC').toLowerCase(), (letter) => latin.get(letter) ?? letter)
  const words = letters.join('').match(/[a-z\d]+/g) ?? []
  let slug = words.shift()?.slice(0, longestSlug) ?? ''
  for (const word of words) {
    if (slug.length + word.length + 1 > longestSlug) break
    slug += `-${word}`
  }
  return slug
}
