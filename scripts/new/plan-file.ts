/** The files that `npm run new` writes: their paths and texts, made from the flags. */
import fs from 'node:fs'
import { Document, visit } from 'yaml'
import { blogAuthorsPath, blogPath, docsPath } from '@/lib/content/site-paths'
import { authorFileIn } from '@/lib/content/authors'
import { contentDir } from '@/lib/build/content-dir.mjs'
import { currentVersion } from '@/lib/content/read-versions'
import type { LoadedContent } from '@/lib/load/load-content'
import type { Site } from '@/lib/load/load-site'
import { hint } from '@/lib/problems/hints'
import { ownValue } from '@/lib/data/own-value'
import { folderOf, permalinkOf, segmentsOf } from '@/lib/text/path'
import { Refusal } from './check-change'

export const flagsOf = {
  doc: ['title', 'folder', 'name', 'description'],
  post: ['title', 'name', 'date', 'authors', 'tags', 'description'],
  author: ['name', 'key', 'title', 'url'],
} as const
export type Kind = keyof typeof flagsOf
type FlagName = (typeof flagsOf)[Kind][number]
export type Flags = Partial<Record<FlagName, string>>

interface NewFile {
  /** Relative to the content folder. */
  path: string
  text: string
}

function required(flags: Flags, flag: FlagName, example: string): string {
  const value = flags[flag]?.trim()
  if (value) return value
  throw new Refusal(`Не хватает --${flag}. Добавьте, например: --${flag} "${example}".`)
}

interface NameRequest {
  flag: 'name' | 'key'
  /** The title, from which the name is made if the flag is missing. */
  title: string
  site: Site
  /** The address of the folder, in which the name must be free. */
  above: string
}

/** The name of a file, or the key of an author. */
function chooseName(flags: Flags, { flag, title, site, above }: NameRequest): string {
  const name = flags[flag]?.trim() || slugOf(title) || required(flags, flag, 'novoe-imya')
  if (!/^[\p{L}\d][\p{L}\d._-]*$/u.test(name))
    throw new Refusal(
      `В имени ожидаются буквы, цифры, «-», «_» и «.», а написано «${name}». Исправьте --${flag}.`,
    )
  if (site.linkIndex.pages.has(permalinkOf(above, name)))
    throw new Refusal(`«${name}» уже есть. Возьмите другое имя: --${flag}.`)
  return name
}

const listIn = (value = ''): string[] => value.split(',').flatMap((one) => one.trim() || [])

/** A new doc in a folder, the last one in its sidebar category. */
export function planDoc(flags: Flags, { site }: LoadedContent): NewFile {
  const docs = site.docs.filter(({ version }) => version === currentVersion)
  const title = required(flags, 'title', 'Обмен предметами')
  const inUse = docs.map(({ source }) => folderOf(source.path).slice('docs/'.length))
  const folder = segmentsOf(flags.folder?.trim() ?? '').join('/')
  // a folder that exists is never a typo
  const near = fs.existsSync(`${contentDir()}/docs/${folder}`) ? '' : hint(folder, new Set(inUse))
  if (near !== '')
    throw new Refusal(`Папки docs/${folder} нет.${near} Если нужен новый раздел, сначала создайте его папку.`)
  const name = chooseName(flags, { flag: 'name', title, site, above: docsPath + folder })
  const path = ['docs', folder, `${name}.md`].filter(Boolean).join('/')
  const neighbours = docs.filter(({ source }) => folderOf(source.path) === folderOf(path))
  const last = Math.max(0, ...neighbours.map(({ sidebarPosition }) => sidebarPosition ?? 0))
  const fields = { title, description: flags.description, sidebar_position: Math.floor(last) + 1 }
  return { path, text: markdown(fields, docBody) }
}

/** A new post, dated today by default. The date goes into the file name, the rest into front matter. */
export function planPost(flags: Flags, { site }: LoadedContent): NewFile {
  const title = required(flags, 'title', 'Вышла версия 2')
  const slug = chooseName(flags, { flag: 'name', title, site, above: blogPath })
  // Swedish dates are written YYYY-MM-DD, and unlike those of toISOString they are of the local day
  const date = flags.date ?? new Date().toLocaleDateString('sv')
  const [authors, tags] = [listIn(flags.authors), listIn(flags.tags)]
  const text = markdown({ title, description: flags.description, slug, authors, tags }, postBody)
  return { path: `blog/${date}-${slug}.md`, text }
}

/** The authors file with one author appended. The rest is unchanged, except that line endings become LF. */
export function planAuthor(flags: Flags, { site, files }: LoadedContent): NewFile {
  const name = required(flags, 'name', 'Анна Белова')
  const key = chooseName(flags, { flag: 'key', title: name, site, above: blogAuthorsPath })
  const file = authorFileIn(files.texts)
  if (file?.path.endsWith('.json'))
    throw new Refusal(`Впишите «${key}» в ${contentDir()}/${file.path} сами: команда дополняет только YAML.`)
  const before = file && file.text.trim() !== '' ? `${file.text.trimEnd()}\n\n` : ''
  const text =
    before + yaml({ [key]: withoutEmpty({ name, title: flags.title, url: flags.url, page: true }) })
  return { path: file?.path ?? 'blog/authors.yml', text }
}

const docBody = `Один короткий абзац: что читатель сможет сделать, когда прочтёт страницу.

## Первый раздел {#first}

Текст раздела.
`

const postBody = `Вступление: этот абзац увидят в списке записей.

<!-- truncate -->

Продолжение записи.
`

/** The text of a Markdown file. Its front matter leaves out empty fields. */
const markdown = (fields: object, body: string): string => `---\n${yaml(withoutEmpty(fields))}---\n\n${body}`

const withoutEmpty = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => String(value ?? '') !== ''))

/** Formats fields as YAML, with each list on one line. */
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

/** A slug of a title: «Первый спрайт» becomes `pervyi-sprait`. Empty if no letter can be transliterated. */
export function slugOf(title: string): string {
  const letters = Array.from(
    title.normalize('NFC').toLowerCase(),
    (letter) => ownValue(latin, letter) ?? letter,
  )
  const words = letters.join('').match(/[a-z\d]+/g) ?? []
  const whole = words.join('-')
  // whole words, unless the first word alone is too long
  return /^.{1,60}(?=-|$)/.exec(whole)?.[0] ?? whole.slice(0, 60)
}
