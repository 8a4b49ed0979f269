/** What is asked for each kind of file. */
import fs from 'node:fs'
import { blogAuthorsPath, blogPath, docsPath } from '@/lib/content/address'
import { contentDir } from '@/lib/content/read'
import { currentVersion } from '@/lib/content/versions'
import type { Site } from '@/lib/load/load'
import { parseYaml } from '@/lib/markdown/front-matter'
import { hint } from '@/lib/problems/describe'
import { folderOf, permalinkOf, segmentsOf } from '@/lib/text/path'
import type { LoadedContent } from './check-change'
import { newAuthor, newDoc, newPost, slugOf, type NewFile } from './new-file'
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

/** A page of the documentation, in one of its folders. */
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
  return newDoc({ title, name, folder, description: await askDescription(flags) }, docs)
}

/** A post, dated today unless a flag says otherwise. */
export async function askPost(flags: Flags, { site, files }: LoadedContent): Promise<NewFile> {
  const title = await askText('Заголовок', flags.title)
  const name = await askName(fileName, flags.name, title, site, blogPath)
  const date = flags.date ?? new Date().toISOString().slice(0, 10)
  const people = site.authors.flatMap(({ key, name: label }) => (key ? { value: key, name: label } : []))
  const authors = await askSeveral('Авторы', flags.authors, people)
  const tagFile = files.texts.find(({ path }) => /^blog\/tags\.ya?ml$/.test(path))
  const known = Object.keys(parseYaml('', tagFile?.text ?? '').data ?? {}).map((value) => ({ value }))
  const tags = await askSeveral('Метки', flags.tags, known)
  return newPost({ title, name, date, authors, tags, description: await askDescription(flags) })
}

/** An author for `authors.yml`. */
export async function askAuthor(flags: Flags, { site, files }: LoadedContent): Promise<NewFile> {
  const name = await askText('Имя', flags.name)
  const message = 'Короткое имя, по которому автора называют записи'
  const key = await askName(message, flags.key, name, site, blogAuthorsPath)
  const title = await askText('Подпись под именем', flags.title, '')
  const url = await askText('Сайт автора', flags.url, '')
  const file = files.texts.find(({ path }) => /^blog\/authors\.ya?ml$/.test(path))
  return newAuthor({ key, name, title, url }, file)
}
