/** What is asked for each kind of file. */
import type { ContentFiles } from '@/lib/content/types'
import { currentVersion } from '@/lib/content/versions'
import type { Site } from '@/lib/load/load'
import { parseYaml } from '@/lib/markdown/front-matter'
import { hint } from '@/lib/problems/describe'
import { parseDate } from '@/lib/text/date'
import { folderOf } from '@/lib/text/path'
import { newAuthor, newDoc, newPost, slugOf, type NewFile } from './new-file'
import { askOne, askSeveral, askText, Cancelled } from './prompt'

/** What the command line may say. */
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
const askName = (
  message: string,
  given: string | undefined,
  title: string,
  taken: string[],
): Promise<string> =>
  askText({
    message,
    given,
    fallback: slugOf(title),
    check: (answer) => {
      if (!/^[\p{L}\d][\p{L}\d._-]*$/u.test(answer))
        return 'Ожидаются буквы, цифры, «-», «_» и «.» без пробелов.'
      return taken.includes(answer.toLowerCase()) ? `«${answer}» уже есть. Возьмите другое.` : undefined
    },
  })

const fileNameLabel = 'Имя файла, оно же адрес'

const askTitle = (given: string | undefined): Promise<string> => askText({ message: 'Заголовок', given })

const askDescription = (given: string | undefined): Promise<string> =>
  askText({ message: 'Описание для карточек и поиска, одно-два предложения', given, fallback: '' })

const nameOf = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\.mdx?$/, '').toLowerCase()

/** A page of the documentation, in one of its folders. */
export async function askDoc(flags: Flags, { docs: all }: Site): Promise<NewFile> {
  const docs = all.filter(({ version }) => version === currentVersion)
  const title = await askTitle(flags.title)
  const folders = new Set(['', ...docs.map(({ source }) => folderOf(source.path.slice('docs/'.length)))])
  const options = [...folders].toSorted().map((folder) => ({ value: folder, name: `docs/${folder}` }))
  const folder = (await askOne({ message: 'Папка', given: flags.folder, options })).replace(/^\/+|\/+$/g, '')
  if (/(^|\/)(\.\.?|_[^/]*)(\/|$)/.test(folder))
    throw new Cancelled(
      `Папка «${folder}» не станет разделом: нужен путь внутри docs без «..» и «_» в начале.`,
    )
  const path = ['docs', folder].filter(Boolean).join('/')
  const neighbours = docs.filter(({ source }) => folderOf(source.path) === path)
  const taken = neighbours.map(({ source }) => nameOf(source.path))
  const name = await askName(fileNameLabel, flags.name, title, taken)
  return newDoc({ title, name, folder, description: await askDescription(flags.description) }, docs)
}

/** A post, dated today unless a flag says otherwise. */
export async function askPost(flags: Flags, { authors, posts }: Site, files: ContentFiles): Promise<NewFile> {
  const title = await askTitle(flags.title)
  const slugs = posts.map(({ slug }) => slug.replaceAll('/', '').toLowerCase())
  const name = await askName(fileNameLabel, flags.name, title, slugs)
  const date = flags.date ?? new Date().toISOString().slice(0, 10)
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || parseDate(date) === null)
    throw new Cancelled(`--date: ожидается ГГГГ-ММ-ДД, а написано «${date}».`)
  const people = authors.flatMap(({ key, name: label }) =>
    key === undefined ? [] : [{ value: key, name: label }],
  )
  const chosen = await askSeveral({ message: 'Авторы', given: flags.authors, options: people })
  const keys = people.map(({ value }) => value)
  const stranger = chosen.find((key) => !keys.includes(key))
  if (stranger !== undefined)
    throw new Cancelled(
      `Нет автора «${stranger}» в authors.yml.${hint(stranger, keys) || ` Есть: ${keys.join(', ')}.`}`,
    )
  const tags = await askSeveral({ message: 'Метки', given: flags.tags, options: tagOptions(files) })
  return newPost({
    title,
    name,
    date,
    authors: chosen,
    tags,
    description: await askDescription(flags.description),
  })
}

function tagOptions({ texts }: ContentFiles): { value: string; name: string }[] {
  const file = texts.find(({ path }) => /^blog\/tags\.ya?ml$/.test(path))
  const { data } = parseYaml(file?.displayPath ?? '', file?.text ?? '')
  const keys = typeof data === 'object' && data !== null ? Object.keys(data) : []
  return keys.map((key) => ({ value: key, name: key }))
}

/** An author for `authors.yml`. */
export async function askAuthor(flags: Flags, { authors }: Site, { texts }: ContentFiles): Promise<NewFile> {
  const name = await askText({ message: 'Имя', given: flags.name })
  const keys = authors.flatMap(({ key }) => key?.toLowerCase() ?? [])
  const key = await askName('Короткое имя, по которому автора называют записи', flags.key, name, keys)
  const title = await askText({ message: 'Подпись под именем', given: flags.title, fallback: '' })
  const url = await askText({ message: 'Сайт автора', given: flags.url, fallback: '' })
  const file = texts.find(({ path }) => /^blog\/authors\.ya?ml$/.test(path))
  return newAuthor({ key, name, title, url }, file)
}
