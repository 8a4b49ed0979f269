/** Runs a zod schema over parsed YAML and turns issues into located Russian problems. */
import type { z } from 'zod'
import { isRecord, parseYaml } from '../markdown/front-matter'
import { hint, show } from '../problems/hints'
import { reportTo, type Problem, type ReportField, type SourceFile } from '../problems/problem'
import { repeatsOf } from '../data/group-by'
import { ownValue } from '../data/own-value'
import type { Rule } from '../rules'

/** The prefix of a file's rules. */
type Area = 'authors' | 'category' | 'front-matter' | 'tags'

const ofRedirects = ' Прежний адрес пишут на новой странице: redirect_from.'
const ofAuthors = ' Соцсети автора — в authors.yml: socials: { x: имя }.'

/**
 * Advice on fields that older versions of Docusaurus and other engines had, and that have no successor in the
 * same file.
 */
const elsewhere: Record<string, string> = {
  authorFBID: ofAuthors,
  authorTwitter: ofAuthors,
  author_twitter: ofAuthors,
  outline: ' Уровни оглавления — toc_min_heading_level и toc_max_heading_level.',
  redirect_to: ofRedirects,
  redirect_url: ofRedirects,
}

/** Fields of other engines, by what does the same here. */
const successors: Record<string, string[]> = {
  sidebar_position: ['weight', 'nav_order', 'sidebar_order', 'sidebar'],
  sidebar_label: ['linkTitle', 'sidebarTitle'],
  slug: ['permalink'],
  redirect_from: ['aliases', 'redirects'],
  custom_edit_url: ['editUrl', 'editLink'],
  last_update: ['lastmod', 'lastUpdated'],
  hide_table_of_contents: ['tableOfContents', 'toc', 'hide'],
  pagination_prev: ['prev'],
  pagination_next: ['next'],
  draft: ['published'],
}

function adviceOn(field: string, known: string[]): string {
  const successor = known.find((name) => ownValue(successors, name)?.includes(field))
  return successor === undefined
    ? (ownValue(elsewhere, field) ?? hint(field, known))
    : ` Здесь это поле «${successor}».`
}

/** A schema with optional fields only. */
export type FieldSchema<Fields> = z.ZodObject & z.ZodType<Fields>

/**
 * Checks `data` against `schema`, whose messages state the expected value: «Поле «date»: ожидается
 * ГГГГ-ММ-ДД, а написано «1 августа».» Reports an unknown field if it looks like a typo, with `strict`
 * always. Leaves out invalid fields, so that the file is still a page and links to it work. `undefined` if
 * there are no fields at all.
 */
export function validate<T>(
  data: unknown,
  schema: FieldSchema<T>,
  area: Area,
  report: ReportField,
  strict = false,
): T | undefined {
  const known = Object.keys(schema.shape)
  const written = data ?? {}
  if (!isRecord(written)) {
    const message = `Ожидаются строки вида «поле: значение», а написано ${show(written)}. Есть поля: ${known.join(', ')}.`
    report([], message, `${area}/value`)
    return undefined
  }
  for (const key of Object.keys(written).filter((name) => !known.includes(name))) {
    const near = adviceOn(key, known)
    if (!near && !strict) continue
    const message = `Неизвестное поле «${key}».${near || ` Есть поля: ${known.join(', ')}.`}`
    report([key], message, `${area}/field`)
  }
  const sound = structuredClone(written)
  for (const issue of schema.safeParse(written).error?.issues ?? []) {
    const { path, message: expected } = issue
    const value = valueAt(written, path)
    const found = value === undefined || value === null ? 'значения нет' : `написано ${show(value)}`
    const message = `Поле «${path.map(String).join('.')}»: ожидается ${expected}, а ${found}.`
    const rule: Rule | undefined = issue.code === 'custom' ? issue.params?.['rule'] : undefined
    report(path, message, rule ?? `${area}/value`)
    // a value with its own rule does not remove the whole field
    if (rule) delete (valueAt(sound, path.slice(0, -1)) as typeof sound)[String(path.at(-1))]
    else delete sound[String(path[0])]
  }
  return schema.safeParse(sound).data
}

/** A value inside data. `path` comes from zod, so it exists. */
const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((inner, key) => (inner as Record<PropertyKey, unknown>)[key], data)

/** The entries of a file such as `tags.yml` or `authors.yml`: fields by name. */
export interface NamedFile<T> {
  /** Entries by name, in the order of the file. */
  entries: Map<string, T>
  isMissing: boolean
  /** Whether the YAML is invalid. That is reported once; names that are missing as a result are not. */
  isUnreadable: boolean
}

/** The words of a message about two entries with the same address, and the field that changes it. */
const clashes = {
  tags: { who: 'У меток', advice: 'Задайте одной из них другое поле permalink.', path: [] },
  authors: { who: 'У авторов', advice: 'Задайте одному из них другой page.permalink.', path: ['page'] },
}

const useOf = {
  tags: 'которым метку называют страницы',
  authors: 'которым автора называют записи',
}

/** Reads a file of names. `read` converts the fields of an entry, which are `undefined` if invalid. */
export function readNamedFile<T, Value extends { permalink?: string }>(
  source: SourceFile | undefined,
  schema: FieldSchema<T>,
  area: 'tags' | 'authors',
  problems: Problem[],
  read: (name: string, fields: T | undefined, report: ReportField) => Value,
): NamedFile<Value> {
  const entries = new Map<string, Value>()
  if (!source) return { entries, isMissing: true, isUnreadable: false }
  const yaml = parseYaml(source.displayPath, source.text)
  problems.push(...yaml.problems)
  const report = reportTo(problems, source.displayPath, yaml.placeOf)
  const written = yaml.data ?? {}
  if (!isRecord(written)) {
    const message = `Ожидаются имена с полями под каждым («имя:», а ниже с отступом «поле: значение»), а написано ${show(written)}.`
    report([], message, `${area}/value`)
  }
  for (const [name, data] of isRecord(written) ? Object.entries(written) : []) {
    const reportHere: ReportField = (path, ...rest) => report([name, ...path], ...rest)
    if (name.trim() === '') {
      report(
        [name],
        `Имя пусто: ожидается слово, ${useOf[area]}. Впишите его перед двоеточием.`,
        `${area}/value`,
      )
      continue
    }
    const fields = validate(data, schema, area, reportHere)
    entries.set(name, read(name, fields, reportHere))
  }
  const { who, advice, path } = clashes[area]
  for (const [[name, { permalink }], [owner]] of repeatsOf([...entries], ([, value]) => value.permalink)) {
    const message = `${who} «${owner}» и «${name}» один адрес «${permalink}». ${advice}`
    report([name, ...path], message, `${area}/duplicate`)
  }
  const isUnreadable = yaml.data === undefined && yaml.problems.length > 0
  return { entries, isMissing: false, isUnreadable }
}
