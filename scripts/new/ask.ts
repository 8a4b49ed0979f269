/** What is asked for each kind of file. */
import { folderOf } from '@/lib/text/path'
import { hint } from '@/lib/problems/describe'
import { parseYaml } from '@/lib/markdown/front-matter'
import type { Site } from '@/lib/load/load'
import type { ContentFiles } from '@/lib/content/types'
import { currentVersion } from '@/lib/content/versions'
import { parseDate } from '@/lib/text/date'
import { newAuthor } from '@/lib/scaffold/new-author'
import { newDoc } from '@/lib/scaffold/new-doc'
import type { NewFile } from '@/lib/scaffold/new-file'
import { newPost } from '@/lib/scaffold/new-post'
import { slugOf } from '@/lib/scaffold/slug'
import { askOne, askSeveral, askText, Cancelled, type Flags } from './prompt'

const fileName = (answer: string): string | undefined =>
  /^[\p{L}\d][\p{L}\d._-]*$/u.test(answer)
    ? undefined
    : 'Ожидаются буквы, цифры, «-», «_» и «.» без пробелов.'

const askName = (given: string | undefined, title: string, taken: ReadonlySet<string>): Promise<string> =>
  askText({
    message: 'Имя файла, оно же адрес',
    given,
    fallback: slugOf(title),
    check: (answer) =>
      fileName(answer) ??
      (taken.has(answer.toLowerCase()) ? `«${answer}» уже есть. Возьмите другое.` : undefined),
  })

const askTitle = (given: string | undefined): Promise<string> => askText({ message: 'Заголовок', given })

const askDescription = (given: string | undefined): Promise<string> =>
  askText({ message: 'Описание для карточек и поиска, одно-два предложения', given, fallback: '' })

const nameOf = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\.mdx?$/, '').toLowerCase()

/** A page of the documentation, in one of its folders. */
export async function askDoc(flags: Flags, { docs: all }: Site): Promise<NewFile> {
  const docs = all.filter(({ version }) => version === currentVersion)
  const title = await askTitle(flags.title)
  const folders = new Set(docs.map(({ source }) => folderOf(source.path.slice('docs/'.length))))
  const options = ['', ...[...folders].filter(Boolean).toSorted()].map((folder) => ({
    value: folder,
    label: `docs/${folder}`,
  }))
  const folder = (await askOne({ message: 'Папка', given: flags.folder, options })).replace(/^\/+|\/+$/g, '')
  if (/(^|\/)(\.\.?|_[^/]*)(\/|$)/.test(folder))
    throw new Cancelled(
      `Папка «${folder}» не станет разделом: нужен путь внутри docs без «..» и «_» в начале.`,
    )
  const taken = docs.filter(
    ({ source }) => folderOf(source.path) === ['docs', folder].filter(Boolean).join('/'),
  )
  const name = await askName(flags.name, title, new Set(taken.map(({ source }) => nameOf(source.path))))
  return newDoc({ title, name, folder, description: await askDescription(flags.description) }, docs)
}

/** A post, dated today unless a flag says otherwise. */
export async function askPost(flags: Flags, { authors, posts }: Site, files: ContentFiles): Promise<NewFile> {
  const title = await askTitle(flags.title)
  const slugs = new Set(posts.map(({ slug }) => slug.replaceAll('/', '').toLowerCase()))
  const name = await askName(flags.name, title, slugs)
  const date = flags.date ?? new Date().toISOString().slice(0, 10)
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || parseDate(date) === null)
    throw new Cancelled(`--date: ожидается ГГГГ-ММ-ДД, а написано «${date}».`)
  const people = authors.flatMap(({ key, name: label }) => (key === undefined ? [] : [{ value: key, label }]))
  const chosen = await askSeveral({
    message: 'Авторы',
    given: flags.authors,
    options: people,
  })
  const keys = people.map(({ value }) => value)
  const stranger = chosen.find((key) => !keys.includes(key))
  if (stranger !== undefined)
    throw new Cancelled(
      `Нет автора «${stranger}» в authors.yml.${hint(stranger, keys) || ` Есть: ${keys.join(', ')}.`}`,
    )
  const tags = await askSeveral({
    message: 'Метки',
    given: flags.tags,
    options: tagOptions(files),
  })
  return newPost({
    title,
    name,
    date,
    authors: chosen,
    tags,
    description: await askDescription(flags.description),
  })
}

function tagOptions({ texts }: ContentFiles): { value: string; label: string }[] {
  const file = texts.find(({ path }) => /^blog\/tags\.ya?ml$/.test(path))
  const { data } = parseYaml(file?.displayPath ?? '', file?.text ?? '')
  const keys = typeof data === 'object' && data !== null ? Object.keys(data) : []
  return keys.map((key) => ({ value: key, label: key }))
}

/** An author for `authors.yml`. */
export async function askAuthor(flags: Flags, { authors }: Site, { texts }: ContentFiles): Promise<NewFile> {
  const name = await askText({ message: 'Имя', given: flags.name })
  const keys = new Set(authors.map(({ key }) => key))
  const key = await askText({
    message: 'Короткое имя, по которому автора называют записи',
    given: flags.key,
    fallback: slugOf(name),
    check: (answer) =>
      fileName(answer) ?? (keys.has(answer) ? `«${answer}» уже есть. Возьмите другое.` : undefined),
  })
  const title = await askText({ message: 'Подпись под именем', given: flags.title, fallback: '' })
  const url = await askText({ message: 'Сайт автора', given: flags.url, fallback: '' })
  const file = texts.find(({ path }) => /^blog\/authors\.ya?ml$/.test(path))
  return newAuthor({ key, name, title, url }, file)
}
