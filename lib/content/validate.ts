/** Runs a zod schema over parsed YAML and turns what it finds into located Russian problems. */
import type { z } from 'zod'
import { hint, show } from './describe'
import type { YamlData } from './front-matter'
import { error, warning, type Problem } from './problem'

export interface Validated<T> {
  /** The sound fields; `undefined` when a required one is missing. */
  value: T | undefined
  problems: Problem[]
}

/**
 * Checks `yaml` against `schema`. The message of a schema issue is the expected value in words: «Поле «date»:
 * ожидается ГГГГ-ММ-ДД, а написано «1 августа».» With `unknown: 'warn'` a field that the schema does not
 * know is a warning when it looks like a slip of the pen, and passes otherwise; with `'error'` it is an error.
 */
export function validate<S extends z.ZodObject>(
  file: string,
  yaml: Pick<YamlData, 'data' | 'placeOf'>,
  schema: S,
  rule: string,
  unknown: 'warn' | 'error' = 'warn',
): Validated<z.output<S>> {
  const known = Object.keys(schema.shape)
  const data = isRecord(yaml.data) ? yaml.data : {}
  const problems: Problem[] = []
  for (const key of Object.keys(data)) {
    if (known.includes(key)) continue
    const near = hint(key, known)
    const list = near || ` Есть поля: ${known.join(', ')}.`
    if (unknown === 'error')
      problems.push(error(file, yaml.placeOf([key]), `Неизвестное поле «${key}».${list}`, `${rule}/unknown`))
    else if (near)
      problems.push(
        warning(file, yaml.placeOf([key]), `Неизвестное поле «${key}».${near}`, `${rule}/unknown`),
      )
  }
  const result = schema.safeParse(data)
  if (result.success) return { value: result.data, problems }
  for (const issue of result.error.issues) {
    const name = issue.path.map(String).join('.')
    const found = valueAt(data, issue.path)
    const message = `Поле «${name}»: ожидается ${issue.message}, а написано ${show(found)}.`
    problems.push(
      error(file, yaml.placeOf(issue.path), message, `${rule}/${String(issue.path[0] ?? 'value')}`),
    )
  }
  // without the broken fields the file still makes a page, so that links to it do not all break as well
  const sound = { ...data }
  for (const issue of result.error.issues) delete sound[String(issue.path[0])]
  return { value: schema.safeParse(sound).data, problems }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data
  for (const key of path)
    value = isRecord(value) ? value[String(key)] : Array.isArray(value) ? value[Number(key)] : undefined
  return value
}
