/** Runs a zod schema over parsed YAML and turns what it finds into located Russian problems. */
import type { z } from 'zod'
import { parseYaml, type YamlData } from '../markdown/front-matter'
import { hint, show } from '../problems/describe'
import type { Loaded } from '../problems/loaded'
import { problem, type Place, type Problem } from '../problems/problem'
import { repeatsOf } from '../text/group-by'
import type { SourceFile } from '../text/source-file'

/** The first part of the names of the rules that a file is checked by. */
type Area = 'authors' | 'category' | 'front-matter' | 'tags'

/** A schema of fields, none of which must be there. */
export type FieldSchema<Fields> = z.ZodObject & z.ZodType<Fields>

type WrittenFields = Pick<YamlData, 'data' | 'placeOf'>

/**
 * Checks `yaml` against `schema`. The message of a schema issue is the expected value in words: «Поле «date»:
 * ожидается ГГГГ-ММ-ДД, а написано «1 августа».» A field that the schema does not know is reported when it looks like a
 * slip of the pen, and passes otherwise; with `strict` it is reported in any case. Broken fields are missing from the value,
 * so that the file still makes a page, and links to it do not all break as well; there is none when there are no fields.
 */
export function validate<T>(
  file: string,
  yaml: WrittenFields,
  schema: FieldSchema<T>,
  area: Area,
  strict = false,
): Loaded<T | undefined> {
  const known = Object.keys(schema.shape)
  const data = yaml.data ?? {}
  if (!isRecord(data)) {
    const message = `Ожидаются строки вида «поле: значение», а написано ${show(data)}. Есть поля: ${known.join(', ')}.`
    return { value: undefined, problems: [problem(file, yaml.placeOf([]), message, `${area}/value`)] }
  }
  const problems: Problem[] = []
  for (const key of Object.keys(data)) {
    if (known.includes(key)) continue
    const near = hint(key, known)
    if (!near && !strict) continue
    const message = `Неизвестное поле «${key}».${near || ` Есть поля: ${known.join(', ')}.`}`
    problems.push(problem(file, yaml.placeOf([key]), message, `${area}/field`))
  }
  const issues = schema.safeParse(data).error?.issues ?? []
  const sound = { ...data }
  for (const issue of issues) {
    const found = valueAt(data, issue.path)
    const written = found === undefined || found === null ? 'значения нет' : `написано ${show(found)}`
    const message = `Поле «${issue.path.map(String).join('.')}»: ожидается ${issue.message}, а ${written}.`
    problems.push(problem(file, yaml.placeOf(issue.path), message, `${area}/value`))
    delete sound[String(issue.path[0])]
  }
  return { value: schema.safeParse(sound).data, problems }
}

/** A file of names with fields below each: `tags.yml`, `authors.yml`. */
export interface NamedFile<T> {
  /** In the order of the file. */
  entries: Map<string, T>
  /** There is no such file. */
  isMissing: boolean
  /** Its YAML is broken, which is reported once: names that it may have are not reported as unknown. */
  isUnreadable: boolean
  problems: Problem[]
}

/** What two entries with one address are called, and which field gives them another. */
const clashes = {
  tags: { who: 'У меток', advice: 'Задайте одной из них другое поле permalink.', place: [] },
  authors: { who: 'У авторов', advice: 'Задайте одному из них другой page.permalink.', place: ['page'] },
}

/** Reads a file of names. `read` makes a value of the fields of one; they are `undefined` where none could be read. */
export function readNamedFile<T, Value extends { permalink?: string }>(
  source: SourceFile | undefined,
  schema: FieldSchema<T>,
  area: 'tags' | 'authors',
  read: (name: string, fields: T | undefined, placeOf: YamlData['placeOf']) => Loaded<Value>,
): NamedFile<Value> {
  const entries = new Map<string, Value>()
  if (!source) return { entries, isMissing: true, isUnreadable: false, problems: [] }
  const file = source.displayPath
  const yaml = parseYaml(file, source.text)
  const problems = [...yaml.problems]
  if (!isRecord(yaml.data ?? {})) {
    const message = `Ожидаются имена с полями под каждым («имя:», а ниже с отступом «поле: значение»), а написано ${show(yaml.data)}.`
    problems.push(problem(file, yaml.placeOf([]), message, `${area}/value`))
  }
  for (const [name, data] of isRecord(yaml.data) ? Object.entries(yaml.data) : []) {
    const placeOf = (path: readonly PropertyKey[]): Place => yaml.placeOf([name, ...path])
    const checked = validate(file, { data, placeOf }, schema, area)
    const { value, problems: found } = read(name, checked.value, placeOf)
    entries.set(name, value)
    problems.push(...checked.problems, ...found)
  }
  const { who, advice, place } = clashes[area]
  for (const [[name, { permalink }], [owner]] of repeatsOf([...entries], ([, value]) => value.permalink)) {
    const message = `${who} «${owner}» и «${name}» один адрес «${permalink}». ${advice}`
    problems.push(problem(file, yaml.placeOf([name, ...place]), message, `${area}/duplicate`))
  }
  const isUnreadable = yaml.data === undefined && yaml.problems.length > 0
  return { entries, isMissing: false, isUnreadable, problems }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data
  for (const key of path)
    value = isRecord(value) ? value[String(key)] : Array.isArray(value) ? value[Number(key)] : undefined
  return value
}
