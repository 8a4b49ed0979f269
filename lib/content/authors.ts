/** Authors: those of `authors.yml` and those written into posts. */
import { hintOrList, show } from '../problems/describe'
import type { Problem, Report, SourceFile } from '../problems/problem'
import { own } from '../text/own'
import { isExternal, kebabCase, permalinkOf } from '../text/path'
import { blogAuthorsPath } from './address'
import { authorSchema, type AuthorFields, type PostFields } from './schema'
import type { Author } from './types'
import { readNamedFile, type NamedFile } from './validate'

export const readAuthorFile = (source: SourceFile | undefined, problems: Problem[]): NamedFile<Author> =>
  readNamedFile(source, authorSchema, 'authors', problems, (key, fields, report) => {
    const author = readAuthor(fields ?? {}, report)
    if (fields && author.name === undefined && author.image_url === undefined)
      report([], `У автора «${key}» нет имени. Добавьте поле name.`, 'authors/name')
    const page = fields?.page === true ? { permalink: kebabCase(key) } : fields?.page
    const permalink = page ? permalinkOf(blogAuthorsPath, page.permalink) : undefined
    return { name: key, socials: {}, ...author, key, permalink }
  })

/** Authors of one post: keys of the file, written out, or a key with fields that replace those of the file. */
export function resolveAuthors(fields: PostFields, known: NamedFile<Author>, report: Report): Author[] {
  const { authors: written } = fields
  const list = [written ?? []].flat()
  const authors: Author[] = []
  for (const [index, entry] of list.entries()) {
    const path = Array.isArray(written) ? ['authors', index] : ['authors']
    const { key, ...replaced } = typeof entry === 'string' ? { key: entry } : entry
    const author = key === undefined ? { name: 'Автор', socials: {} } : known.entries.get(key)
    if (!author) {
      if (known.isUnreadable) continue
      report(path, `Нет автора «${key}» в authors.yml.${hintOf(key ?? '', known)}`, 'authors/unknown')
    } else if (key !== undefined && authors.some((other) => other.key === key)) {
      report(path, `Автор «${key}» указан дважды. Оставьте одного.`, 'authors/repeated')
    } else {
      authors.push({ ...author, ...readAuthor(replaced, (_, message, rule) => report(path, message, rule)) })
      if (key === undefined) report(path, inlineMessage, 'authors/inline')
    }
  }
  const legacy = legacyAuthor(fields, report)
  if (legacy && list.length === 0) authors.push(legacy)
  else if (legacy) report(['author'], mixedMessage, 'authors/mixed')
  return authors
}

const mixedMessage = 'Поля «author» и «authors» вместе не имеют смысла. Оставьте «authors».'
const inlineMessage =
  'Автор описан в самой записи. Опишите его в authors.yml, а здесь оставьте имя из этого файла.'

const hintOf = (key: string, { entries }: NamedFile<Author>): string =>
  entries.size === 0 ? ' Добавьте его в файл blog/authors.yml.' : hintOrList(key, entries.keys())

/** The one author of a post as older versions of Docusaurus have it, in fields of the post. */
function legacyAuthor(fields: PostFields, report: Report): Author | undefined {
  const { author: name, author_title: title, author_url: url, author_image_url: image_url } = fields
  if (name === undefined) return undefined
  return { socials: {}, ...readAuthor({ title, url, image_url }, report, 'author_'), name }
}

/** Checks the fields of an author and completes addresses; `prefix` stands before the names of the fields in the file. */
function readAuthor({ imageURL, ...fields }: AuthorFields, report: Report, prefix = ''): Partial<Author> {
  const { url, image_url = imageURL, socials } = fields
  for (const [name, value] of Object.entries({ url, image_url: fields.image_url, imageURL })) {
    // a relative address would mean something else on each page
    if (value === undefined || isExternal(value) || value.startsWith('/')) continue
    const message = `Поле «${prefix}${name}»: ожидается адрес https://… или путь от корня сайта /…, а написано ${show(value)}.`
    report([prefix + name], message, 'authors/value')
  }
  return {
    ...fields,
    ...(image_url !== undefined && { image_url }),
    ...(socials && { socials: readSocials(socials, report) }),
  }
}

const readSocials = (written: Record<string, string>, report: Report): Record<string, string> =>
  Object.fromEntries(
    Object.entries(written).flatMap(([network, handle]) => {
      const url = socialUrl(network, handle)
      if (url !== undefined) return [[network, url]]
      const message = `Соцсеть «${network}»: ожидается имя без «/» или полный адрес https://…, а написано ${show(handle)}.`
      report(['socials', network], message, 'authors/socials')
      return []
    }),
  )

/** Where a handle leads, by network; it takes the place of `%`. */
const networks: Record<string, string> = {
  x: 'https://x.com/%',
  twitter: 'https://twitter.com/%',
  github: 'https://github.com/%',
  linkedin: 'https://www.linkedin.com/in/%/',
  stackoverflow: 'https://stackoverflow.com/users/%',
  bluesky: 'https://bsky.app/profile/%',
  instagram: 'https://www.instagram.com/%',
  threads: 'https://www.threads.net/@%',
  mastodon: 'https://mastodon.social/@%',
  twitch: 'https://twitch.tv/%',
  youtube: 'https://youtube.com/@%',
  telegram: 'https://t.me/%',
  vk: 'https://vk.com/%',
  email: 'mailto:%',
}

/** Address of an author in a network: full addresses stay, handles are completed; `undefined` when it is neither. */
function socialUrl(network: string, value: string): string | undefined {
  if (/^(https?:\/\/|mailto:)/i.test(value)) return value
  return value.includes('/') ? undefined : own(networks, network.toLowerCase())?.replace('%', () => value)
}
