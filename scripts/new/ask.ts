/** What is asked for each kind of file. */
import { baseName } from '@/lib/content/file-names'
import type { ContentFiles } from '@/lib/content/types'
import { currentVersion } from '@/lib/content/versions'
import type { Site } from '@/lib/load/load'
import { parseYaml } from '@/lib/markdown/front-matter'
import { hint } from '@/lib/problems/describe'
import { parseDate } from '@/lib/text/date'
import { folderOf, segmentsOf } from '@/lib/text/path'
import { newAuthor, newDoc, newPost, slugOf, type NewFile } from './new-file'
import { askOne, askSeveral, askText, WrongAnswer, type Option } from './prompt'

/** Flags of the command line, for all kinds of files. */
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
export type Flags = Partial<Record<(typeof flagNames)[number], string>>

/** A name for a file or a key that none of `taken`, in lower case, has already. */
const askName = (given: string | undefined, title: string, taken: string[], message = fileName) =>
  askText(message, given, slugOf(title), (answer) => {
    if (!/^[\p{L}\d][\p{L}\d._-]*$/u.test(answer))
      return 'Ожидаются буквы, цифры, «-», «_» и «.» без пробелов.'
    return taken.includes(answer.toLowerCase()) ? `«${answer}» уже есть. Возьмите другое.` : undefined
  })

const fileName = 'Имя файла, оно же адрес'

const askDescription = ({ description }: Flags): Promise<string> =>
  askText('Описание для карточек и поиска, одно-два предложения', description, '')

/** A page of the documentation, in one of its folders. */
export async function askDoc(flags: Flags, site: Site): Promise<NewFile> {
  const docs = site.docs.filter(({ version }) => version === currentVersion)
  const title = await askText('Заголовок', flags.title)
  const folders = new Set(['', ...docs.map(({ source }) => folderOf(source.path.slice('docs/'.length)))])
  const choices = [...folders].toSorted().map((value) => ({ value, name: `docs/${value}` }))
  const folder = (await askOne('Папка', flags.folder, choices)).replace(/^\/+|\/+$/g, '')
  if (/(^|\/)(\.\.?|_[^/]*)(\/|$)/.test(folder))
    throw new WrongAnswer(
      `Папка «${folder}» не станет разделом: нужен путь внутри docs без «..» и «_» в начале.`,
    )
  const place = ['docs', folder].filter(Boolean).join('/')
  const neighbours = docs.filter(({ source }) => folderOf(source.path) === place)
  const taken = neighbours.map(({ source }) => baseName(source.path).toLowerCase())
  const name = await askName(flags.name, title, taken)
  return newDoc({ title, name, folder, description: await askDescription(flags) }, docs)
}

/** A post, dated today unless a flag says otherwise. */
export async function askPost(
  flags: Flags,
  { authors: all, posts }: Site,
  files: ContentFiles,
): Promise<NewFile> {
  const title = await askText('Заголовок', flags.title)
  const taken = posts.map(({ permalink }) => segmentsOf(permalink).slice(1).join('').toLowerCase())
  const name = await askName(flags.name, title, taken)
  const date = flags.date ?? new Date().toISOString().slice(0, 10)
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || parseDate(date) === null)
    throw new WrongAnswer(`--date: ожидается ГГГГ-ММ-ДД, а написано «${date}».`)
  const people = all.flatMap(({ key, name: label }) => (key === undefined ? [] : { value: key, name: label }))
  const authors = await askSeveral('Авторы', flags.authors, people)
  const keys = people.map(({ value }) => value)
  const stranger = authors.find((key) => !keys.includes(key))
  if (stranger !== undefined)
    throw new WrongAnswer(
      `Нет автора «${stranger}» в authors.yml.${hint(stranger, keys) || ` Есть: ${keys.join(', ')}.`}`,
    )
  const tags = await askSeveral('Метки', flags.tags, tagChoices(files))
  return newPost({ title, name, date, authors, tags, description: await askDescription(flags) })
}

function tagChoices({ texts }: ContentFiles): Option[] {
  const file = texts.find(({ path }) => /^blog\/tags\.ya?ml$/.test(path))
  const { data } = parseYaml(file?.displayPath ?? '', file?.text ?? '')
  const keys = typeof data === 'object' && data !== null ? Object.keys(data) : []
  return keys.map((key) => ({ value: key, name: key }))
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
