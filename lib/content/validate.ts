/** Runs a zod schema over parsed YAML and turns what it finds into located Russian problems. */
import type { z } from 'zod'
import { hint, show } from '../problems/describe'
import type { YamlData } from '../markdown/front-matter'
import { problem, type Problem } from '../problems/problem'

/** The first part of the names of the rules that a file is checked by. */
type Area = 'authors' | 'category' | 'front-matter' | 'tags'

export interface Validated<T> {
  /** The sound fields; `undefined` when a required one is missing. */
  value: T | undefined
  problems: Problem[]
}

/**
 * Checks `yaml` against `schema`. The message of a schema issue is the expected value in words: «Поле «date»:
 * ожидается ГГГГ-ММ-ДД, а написано «1 августа».» A field that the schema does not know is told when it looks like a slip of the
 * pen, and passes otherwise; with `strict` it is told in any case.
 */
export function validate<S extends z.ZodObject>(
  file: string,
  yaml: Pick<YamlData, 'data' | 'placeOf'>,
  schema: S,
  area: Area,
  strict = false,
): Validated<z.output<S>> {
  const known = Object.keys(schema.shape)
  if (yaml.data !== undefined && yaml.data !== null && !isRecord(yaml.data)) {
    const message = `Ожидаются строки вида «поле: значение», а написано ${show(yaml.data)}. Есть поля: ${known.join(', ')}.`
    return { value: undefined, problems: [problem(file, yaml.placeOf([]), message, `${area}/value`)] }
  }
  const data = yaml.data ?? {}
  const problems: Problem[] = []
  for (const key of Object.keys(data)) {
    if (known.includes(key)) continue
    const near = hint(key, known)
    if (!near && !strict) continue
    const message = `Неизвестное поле «${key}».${near || ` Есть поля: ${known.join(', ')}.`}`
    problems.push(problem(file, yaml.placeOf([key]), message, `${area}/field`))
  }
  const result = schema.safeParse(data)
  if (result.success) return { value: result.data, problems }
  for (const issue of result.error.issues) {
    const name = issue.path.map(String).join('.')
    const found = valueAt(data, issue.path)
    const written = found === undefined || found === null ? 'значения нет' : `написано ${show(found)}`
    const message = `Поле «${name}»: ожидается ${issue.message}, а ${written}.`
    problems.push(problem(file, yaml.placeOf(issue.path), message, `${area}/value`))
  }
  // without the broken fields the file still makes a page, so that links to it do not all break as well
  const sound = { ...data }
  for (const issue of result.error.issues) delete sound[String(issue.path[0])]
  return { value: schema.safeParse(sound).data, problems }
}

/** The entries of a file of names, each with its fields. An empty file has none; a list or a text is told. */
export function readEntries(
  file: string,
  { data, placeOf }: Pick<YamlData, 'data' | 'placeOf'>,
  area: Area,
): { entries: [name: string, fields: unknown][]; problems: Problem[] } {
  if (data === undefined || data === null) return { entries: [], problems: [] }
  if (isRecord(data)) return { entries: Object.entries(data), problems: [] }
  const message = `Ожидаются имена с полями под каждым («имя:», а ниже с отступом «поле: значение»), а написано ${show(data)}.`
  return { entries: [], problems: [problem(file, placeOf([]), message, `${area}/value`)] }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data
  for (const key of path)
    value = isRecord(value) ? value[String(key)] : Array.isArray(value) ? value[Number(key)] : undefined
  return value
}
