/** The files that `npm run new` writes, as text: their fields are those of the schema. */
import type { SourceFile } from '@/lib/problems/problem'
import { Document, visit } from 'yaml'
import type { Doc } from '@/lib/content/types'
import { own } from '@/lib/text/own'
import { folderOf } from '@/lib/text/path'

export interface NewFile {
  /** From the content folder. */
  path: string
  text: string
}

const docBody = `Один короткий абзац: что читатель сможет сделать, когда прочтёт страницу.

## Первый раздел {#first}

Текст раздела.
`

/** A page of the documentation in a folder below `docs/`, last among its neighbours in the sidebar. `docs` are those that exist. */
export function newDoc(
  { name, folder, ...fields }: { title: string; name: string; folder: string; description?: string },
  docs: Doc[],
): NewFile {
  const path = ['docs', folder, `${name}.md`].filter(Boolean).join('/')
  const neighbours = docs.filter(({ source }) => folderOf(source.path) === folderOf(path))
  const last = Math.max(0, ...neighbours.map(({ sidebarPosition }) => sidebarPosition ?? 0))
  return { path, text: markdown({ ...fields, sidebar_position: Math.floor(last) + 1 }, docBody) }
}

const postBody = `Вступление: этот абзац увидят в списке записей.

<!-- truncate -->

Продолжение записи.
`

interface PostAnswers {
  title: string
  name: string
  date: string
  description?: string
  authors: string[]
  tags: string[]
}

/** A post of the blog: the ISO date in its name, the address in its fields, authors and tags by the keys of their files. */
export const newPost = ({ title, name, date, description, authors, tags }: PostAnswers): NewFile => ({
  path: `blog/${date}-${name}.md`,
  text: markdown({ title, description, slug: name, authors, tags }, postBody),
})

/** The whole file of authors with one more at its end; what stands in it stays as it is. Posts name the author by the key. */
export function newAuthor(
  { key, ...fields }: { key: string; name: string; title?: string; url?: string },
  file?: Pick<SourceFile, 'path' | 'text'>,
): NewFile {
  const before = file && file.text.trim() !== '' ? `${file.text.trimEnd()}\n\n` : ''
  const text = before + yaml({ [key]: filled({ ...fields, page: true }) })
  return { path: file?.path ?? 'blog/authors.yml', text }
}

const markdown = (fields: object, body: string): string => `---\n${yaml(filled(fields))}---\n\n${body}`

/** The fields that are neither missing nor empty. */
const filled = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => String(value ?? '') !== ''))

/** Lists stand in one line. */
function yaml(fields: object): string {
  const document = new Document(fields)
  visit(document, { Seq: (_, list) => void (list.flow = true) })
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

const latin: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'zh', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm',
  н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch',
  ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya',
} // prettier-ignore

/** The name of a file from a title: «Первый спрайт» becomes `pervyi-sprait`. Empty when the title has no letter that can be written so. */
export function slugOf(title: string): string {
  const letters = Array.from(title.normalize('NFC').toLowerCase(), (letter) => own(latin, letter) ?? letter)
  const words = letters.join('').match(/[a-z\d]+/g) ?? []
  const whole = words.join('-')
  // whole words, unless the first one alone is too long
  return /^.{1,60}(?=-|$)/.exec(whole)?.[0] ?? whole.slice(0, 60)
}
