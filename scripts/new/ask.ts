/** The files that `npm run new` writes: what is asked for each kind, and what becomes of the answers. */
import fs from 'node:fs'
import { blogAuthorsPath, blogPath, docsPath } from '@/lib/content/address'
import { contentDir } from '@/lib/content/read'
import { currentVersion } from '@/lib/content/versions'
import type { Site } from '@/lib/load/load'
import { parseYaml } from '@/lib/markdown/front-matter'
import { hint } from '@/lib/problems/describe'
import { folderOf, permalinkOf, segmentsOf } from '@/lib/text/path'
import type { LoadedContent } from './check-change'
import { docBody, filled, markdown, postBody, slugOf, yaml } from './new-file'
import { askOne, askSeveral, askText, WrongAnswer } from './prompt'

export const flagNames = [
  'title',
  'name',
  'folder',
  'description',
  'date',
  'authors',
  'tags',
  'key',
  'url',
] as const
/** What the command line says. */
export type Flags = Partial<Record<(typeof flagNames)[number], string>>

/** A name by which no page has an address below `above` yet; by default it is made of the title. */
const askName = (message: string, given: string | undefined, title: string, site: Site, above: string) =>
  askText(message, given, slugOf(title), (answer) => {
    if (!/^[\p{L}\d][\p{L}\d._-]*$/u.test(answer))
      return 'Ожидаются буквы, цифры, «-», «_» и «.» без пробелов.'
    return site.links.pages.has(permalinkOf(above, answer))
      ? `«${answer}» уже есть. Возьмите другое.`
      : undefined
  })

const fileName = 'Имя файла, оно же адрес'
const askDescription = ({ description }: Flags) =>
  askText('Описание для карточек и поиска, одно-два предложения', description, '')

interface NewFile {
  /** From the content folder. */
  path: string
  text: string
}

/** A page of the documentation in one of its folders, last among its neighbours in the sidebar. */
export async function askDoc(flags: Flags, { site }: LoadedContent): Promise<NewFile> {
  const docs = site.docs.filter(({ version }) => version === currentVersion)
  const title = await askText('Заголовок', flags.title)
  const inUse = docs.map(({ source }) => folderOf(source.path).slice('docs/'.length))
  const folders = [...new Set(['', ...inUse])].toSorted()
  const choices = folders.map((value) => ({ value, name: `docs/${value}` }))
  const folder = segmentsOf(await askOne('Папка', flags.folder, choices)).join('/')
  // a folder that the author has made himself is meant
  const near = fs.existsSync(`${contentDir()}/docs/${folder}`) ? '' : hint(folder, folders)
  if (near !== '')
    throw new WrongAnswer(
      `Папки docs/${folder} нет.${near} Если нужен новый раздел, сначала создайте его папку.`,
    )
  const name = await askName(fileName, flags.name, title, site, docsPath + folder)
  const description = await askDescription(flags)
  const path = ['docs', folder, `${name}.md`].filter(Boolean).join('/')
  const neighbours = docs.filter(({ source }) => folderOf(source.path) === folderOf(path))
  const last = Math.max(0, ...neighbours.map(({ sidebarPosition }) => sidebarPosition ?? 0))
  return { path, text: markdown({ title, description, sidebar_position: Math.floor(last) + 1 }, docBody) }
}

/** A post, dated today unless a flag says otherwise: the date in its name, the address in its fields, authors and tags by their keys. */
export async function askPost(flags: Flags, { site, files }: LoadedContent): Promise<NewFile> {
  const title = await askText('Заголовок', flags.title)
  const name = await askName(fileName, flags.name, title, site, blogPath)
  const date = flags.date ?? new Date().toISOString().slice(0, 10)
  const people = site.authors.flatMap(({ key, name: label }) => (key ? { value: key, name: label } : []))
  const authors = await askSeveral('Авторы', flags.authors, people)
  const tagFile = files.texts.find(({ path }) => /^blog\/tags\.ya?ml$/.test(path))
  const known = Object.keys(parseYaml('', tagFile?.text ?? '').data ?? {}).map((value) => ({ value }))
  const tags = await askSeveral('Метки', flags.tags, known)
  const description = await askDescription(flags)
  const text = markdown({ title, description, slug: name, authors, tags }, postBody)
  return { path: `blog/${date}-${name}.md`, text }
}

/** The whole file of authors with one more at its end; what stands in it stays as it is. */
export async function askAuthor(flags: Flags, { site, files }: LoadedContent): Promise<NewFile> {
  const name = await askText('Имя', flags.name)
  const message = 'Короткое имя, по которому автора называют записи'
  const key = await askName(message, flags.key, name, site, blogAuthorsPath)
  const title = await askText('Подпись под именем', flags.title, '')
  const url = await askText('Сайт автора', flags.url, '')
  const file = files.texts.find(({ path }) => /^blog\/authors\.ya?ml$/.test(path))
  const before = file && file.text.trim() !== '' ? `${file.text.trimEnd()}\n\n` : ''
  const text = before + yaml({ [key]: filled({ name, title, url, page: true }) })
  return { path: file?.path ?? 'blog/authors.yml', text }
}
