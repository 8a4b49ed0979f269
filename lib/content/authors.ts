/** Authors: those of `authors.yml` and those written into posts. */
import { hintOrList, show } from '../problems/describe'
import type { YamlData } from '../markdown/front-matter'
import { kebabCase } from '../text/kebab-case'
import { problem, type Place, type Problem } from '../problems/problem'
import { authorSchema, type AuthorFields, type InlineAuthor } from './schema'
import { socialUrl } from './socials'
import type { Author, PostAuthor } from './types'
import { readEntries, validate } from './validate'
import { isExternal, permalinkOf } from '../text/path'

/** Authors by key, in the order of the file; `undefined` when there is no such file. */
export type AuthorFile = Map<string, Author> | undefined

/** Reads `authors.yml`. `basePath` is where author pages live: `/blog/authors`. */
export function readAuthorFile(
  file: string,
  yaml: YamlData,
  basePath: string,
): { authors: Map<string, Author>; problems: Problem[] } {
  const authors = new Map<string, Author>()
  const { entries, problems: wrong } = readEntries(file, yaml, 'authors')
  const problems = [...yaml.problems, ...wrong]
  const owners = new Map<string, string>()
  for (const [key, data] of entries) {
    const placeOf: YamlData['placeOf'] = (path) => yaml.placeOf([key, ...path])
    const checked = validate(file, { data, placeOf }, authorSchema, 'authors')
    problems.push(...checked.problems)
    const fields = checked.value ?? {}
    if (checked.value && (fields.name ?? fields.image_url ?? fields.imageURL) === undefined) {
      problems.push(
        problem(file, placeOf([]), `У автора «${key}» нет имени. Добавьте поле name.`, 'authors/name'),
      )
    }
    const { socials, problems: wrongSocials } = readSocials(file, fields.socials, placeOf)
    problems.push(...wrongSocials, ...checkAddresses(file, fields, placeOf))
    const permalink = pagePermalink(key, fields.page, basePath)
    const owner = permalink === undefined ? undefined : owners.get(permalink)
    if (owner !== undefined) {
      const message = `У авторов «${owner}» и «${key}» один адрес «${permalink}». Задайте одному из них другой page.permalink.`
      problems.push(problem(file, placeOf(['page']), message, 'authors/duplicate'))
    }
    if (permalink !== undefined) owners.set(permalink, key)
    authors.set(key, {
      ...authorOf(fields, key),
      key,
      socials,
      ...(permalink !== undefined && { permalink }),
    })
  }
  return { authors, problems }
}

function pagePermalink(key: string, page: AuthorFields['page'], basePath: string): string | undefined {
  if (page === undefined || page === false) return undefined
  return permalinkOf(basePath, page === true ? kebabCase(key) : page.permalink)
}

function readSocials(file: string, written: Record<string, string> = {}, placeOf: YamlData['placeOf']) {
  const socials: Record<string, string> = {}
  const problems: Problem[] = []
  for (const [network, value] of Object.entries(written)) {
    const url = socialUrl(network, value)
    if (url !== null) socials[network] = url
    else {
      const message = `Соцсеть «${network}»: ожидается имя без «/» или полный адрес https://…, а написано ${show(value)}.`
      problems.push(problem(file, placeOf(['socials', network]), message, 'authors/socials'))
    }
  }
  return { socials, problems }
}

/** Fields of an author that hold an address, in all their spellings. */
const addressFields = new Set(['url', 'image_url', 'imageURL', 'author_url', 'author_image_url'])

/** A relative address would mean something else on each page. */
export function checkAddresses(file: string, fields: object, placeOf: YamlData['placeOf']): Problem[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (!addressFields.has(name) || typeof value !== 'string') return []
    if (isExternal(value) || value.startsWith('/')) return []
    const message = `Поле «${name}»: ожидается адрес https://… или путь от корня сайта /…, а написано ${show(value)}.`
    return [problem(file, placeOf([name]), message, 'authors/value')]
  })
}

/** `fallback` names an author who has only a picture. */
function authorOf(fields: Omit<InlineAuthor, 'key'>, fallback: string): Author {
  const imageUrl = fields.image_url ?? fields.imageURL
  return {
    name: fields.name ?? fallback,
    socials: fields.socials ?? {},
    ...(fields.title !== undefined && { title: fields.title }),
    ...(fields.description !== undefined && { description: fields.description }),
    ...(fields.url !== undefined && { url: fields.url }),
    ...(fields.email !== undefined && { email: fields.email }),
    ...(imageUrl !== undefined && { imageUrl }),
    ...(fields.organization && { isOrganization: true }),
  }
}

/** Authors of one post: keys of the file, written out, or a key with fields that replace those of the file. */
export function resolveAuthors(
  written: readonly (string | InlineAuthor)[],
  known: AuthorFile,
  file: string,
  placeOf: (index: number) => Place,
): { authors: PostAuthor[]; problems: Problem[] } {
  const authors: PostAuthor[] = []
  const problems: Problem[] = []
  for (const [index, entry] of written.entries()) {
    const key = typeof entry === 'string' ? entry : entry.key
    if (key === undefined) {
      const fields = entry as InlineAuthor // not a string: a string has a key
      const { socials, problems: wrong } = readSocials(file, fields.socials, () => placeOf(index))
      authors.push({ ...authorOf(fields, 'Автор'), socials })
      problems.push(...wrong, ...checkAddresses(file, fields, () => placeOf(index)))
      problems.push(problem(file, placeOf(index), inlineMessage, 'authors/inline'))
      continue
    }
    const author = known?.get(key)
    if (!author) {
      problems.push(
        problem(
          file,
          placeOf(index),
          `Нет автора «${key}» в authors.yml.${authorHint(key, known)}`,
          'authors/unknown',
        ),
      )
    } else if (authors.some((other) => other.key === key)) {
      problems.push(
        problem(file, placeOf(index), `Автор «${key}» указан дважды. Оставьте одного.`, 'authors/repeated'),
      )
    } else {
      const { key: _, ...own } = typeof entry === 'string' ? { key } : entry
      const { socials, problems: wrong } = readSocials(file, own.socials, () => placeOf(index))
      if (own.socials) own.socials = socials
      authors.push({ ...author, ...(Object.keys(own).length > 0 && authorOf({ ...author, ...own }, key)) })
      problems.push(...wrong, ...checkAddresses(file, own, () => placeOf(index)))
    }
  }
  return { authors, problems }
}

const inlineMessage =
  'Автор описан в самой записи. Опишите его в authors.yml, а здесь оставьте имя из этого файла.'

function authorHint(key: string, known: AuthorFile): string {
  if (!known || known.size === 0) return ' Добавьте его в файл blog/authors.yml.'
  return hintOrList(key, known.keys())
}
