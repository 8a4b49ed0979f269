/** What is asked for each kind of file. */
import fs from 'node:fs'
import { baseName } from '@/lib/content/file-names'
import { contentDir } from '@/lib/content/read'
import type { ContentFiles } from '@/lib/content/types'
import { currentVersion } from '@/lib/content/versions'
import type { Site } from '@/lib/load/load'
import { parseYaml } from '@/lib/markdown/front-matter'
import { hint } from '@/lib/problems/describe'
import { parseDate } from '@/lib/text/date'
import { folderOf, segmentsOf } from '@/lib/text/path'
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

/** A name that none of `taken`, in lower case, has already; by default it is made of the title. */
const askName = (given: string | undefined, title: string, taken: string[], message: string) =>
  askText(message, given, slugOf(title), (answer) => {
    if (!/^[\p{L}\d][\p{L}\d._-]*$/u.test(answer))
      return 'Ожидаются буквы, цифры, «-», «_» и «.» без пробелов.'
    return taken.includes(answer.toLowerCase()) ? `«${answer}» уже есть. Возьмите другое.` : undefined
  })

const askTitle = ({ title }: Flags) => askText('Заголовок', title)
const askFileName = ({ name }: Flags, title: string, taken: string[]) =>
  askName(name, title, taken, 'Имя файла, оно же адрес')
const askDescription = ({ description }: Flags) =>
  askText('Описание для карточек и поиска, одно-два предложения', description, '')

/** A page of the documentation, in one of its folders. */
export async function askDoc(flags: Flags, site: Site): Promise<NewFile> {
  const docs = site.docs.filter(({ version }) => version === currentVersion)
  const title = await askTitle(flags)
  const folders = new Set(['docs', ...docs.map(({ source }) => folderOf(source.path))])
  const choices = [...folders].toSorted().map((name) => ({ value: name.slice('docs/'.length), name }))
  const folder = (await askOne('Папка', flags.folder, choices)).replace(/^\/+|\/+$/g, '')
  if (/(^|\/)(\.\.?|_[^/]*)(\/|$)/.test(folder))
    throw new WrongAnswer(
      `Папка «${folder}» не станет разделом: нужен путь внутри docs без «..» и «_» в начале.`,
    )
  const place = ['docs', folder].filter(Boolean).join('/')
  const near = folders.has(place)
    ? ''
    : hint(
        folder,
        choices.map(({ value }) => value),
      )
  // a folder that the author has made himself is meant
  if (near !== '' && !fs.existsSync(`${contentDir()}/${place}`))
    throw new WrongAnswer(
      `Папки ${place} нет.${near} Если нужен новый раздел, сначала создайте его папку: mkdir ${contentDir()}/${place}`,
    )
  const paths = docs.map(({ source }) => source.path).filter((path) => folderOf(path) === place)
  const taken = paths.map((path) => baseName(path).toLowerCase())
  const name = await askFileName(flags, title, taken)
  return newDoc({ title, name, folder, description: await askDescription(flags) }, docs)
}

/** A post, dated today unless a flag says otherwise. */
export async function askPost(flags: Flags, site: Site, { texts }: ContentFiles): Promise<NewFile> {
  const title = await askTitle(flags)
  const taken = site.posts.map(({ permalink }) => segmentsOf(permalink).slice(1).join('').toLowerCase())
  const name = await askFileName(flags, title, taken)
  const date = flags.date ?? new Date().toISOString().slice(0, 10)
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || parseDate(date) === null)
    throw new WrongAnswer(`--date: ожидается ГГГГ-ММ-ДД, а написано «${date}».`)
  const people = site.authors.flatMap(({ key, name: label }) => (key ? { value: key, name: label } : []))
  const authors = await askSeveral('Авторы', flags.authors, people)
  const keys = people.map(({ value }) => value)
  const stranger = authors.find((key) => !keys.includes(key))
  if (stranger !== undefined) {
    const advice = hint(stranger, keys) || ` Есть: ${keys.join(', ')}.`
    throw new WrongAnswer(`Нет автора «${stranger}» в authors.yml.${advice}`)
  }
  const tagFile = texts.find(({ path }) => /^blog\/tags\.ya?ml$/.test(path))
  const known = Object.keys(parseYaml('', tagFile?.text ?? '').data ?? {})
  const choices = known.map((key) => ({ value: key, name: key }))
  const tags = await askSeveral('Метки', flags.tags, choices)
  return newPost({ title, name, date, authors, tags, description: await askDescription(flags) })
}

/** An author for `authors.yml`. */
export async function askAuthor(flags: Flags, { authors }: Site, { texts }: ContentFiles): Promise<NewFile> {
  const name = await askText('Имя', flags.name)
  const taken = authors.flatMap(({ key }) => key?.toLowerCase() ?? [])
  const key = await askName(flags.key, name, taken, 'Короткое имя, по которому автора называют записи')
  const title = await askText('Подпись под именем', flags.title, '')
  const url = await askText('Сайт автора', flags.url, '')
  const file = texts.find(({ path }) => /^blog\/authors\.ya?ml$/.test(path))
  return newAuthor({ key, name, title, url }, file)
}
