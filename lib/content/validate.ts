/** Runs a zod schema over parsed YAML and turns issues into located Russian problems. */
import type { z } from 'zod'
import { isRecord } from '../markdown/front-matter'
import { hint, show } from '../problems/hints'
import type { ReportField } from '../problems/problem'
import { ownValue } from '../data/own-value'
import type { Rule } from '../rules'

/** The prefix of a file's rules. */
type Area = 'authors' | 'category' | 'front-matter' | 'tags'

const ofAuthors = ' Соцсети автора — в authors.yml: socials: { x: имя }.'

/** Advice on fields of Docusaurus 1 that have no replacement in the same file. */
const oldFields: Record<string, string> = { authorFBID: ofAuthors, authorTwitter: ofAuthors }

/** A schema with optional fields only. */
export type FieldSchema<Fields> = z.ZodObject & z.ZodType<Fields>

interface Validation<Fields> {
  /** Its messages state the expected value. */
  schema: FieldSchema<Fields>
  area: Area
  report: ReportField
  /** Whether to report all unknown fields, not only those that look like typos. */
  isStrict?: boolean
}

/**
 * Checks `data` against a schema: «Поле «date»: ожидается ГГГГ-ММ-ДД, а написано «1 августа».» Leaves out
 * invalid fields, so that there still is a page to link to. `undefined` if `data` has no fields at all.
 */
export function validate<T>(
  data: unknown,
  { schema, area, report, isStrict = false }: Validation<T>,
): T | undefined {
  const allowed = Object.keys(schema.shape)
  const written = data ?? {}
  if (!isRecord(written)) {
    const message = `Ожидаются строки вида «поле: значение», а написано ${show(written)}. Есть поля: ${allowed.join(', ')}.`
    report([], message, `${area}/value`)
    return undefined
  }
  for (const key of Object.keys(written).filter((name) => !allowed.includes(name))) {
    const advice = ownValue(oldFields, key) ?? hint(key, allowed)
    if (!advice && !isStrict) continue
    const message = `Неизвестное поле «${key}».${advice || ` Есть поля: ${allowed.join(', ')}.`}`
    report([key], message, `${area}/field`)
  }
  const validData = structuredClone(written)
  for (const issue of schema.safeParse(written).error?.issues ?? []) {
    const { path, message: expected } = issue
    const value = valueAt(written, path)
    const found = value === undefined || value === null ? 'значения нет' : `написано ${show(value)}`
    const message = `Поле «${path.map(String).join('.')}»: ожидается ${expected}, а ${found}.`
    const rule: Rule | undefined = issue.code === 'custom' ? issue.params?.['rule'] : undefined
    report(path, message, rule ?? `${area}/value`)
    // an error with its own rule concerns one value in a field, so the rest of the field is kept
    if (rule) delete (valueAt(validData, path.slice(0, -1)) as typeof validData)[String(path.at(-1))]
    else delete validData[String(path[0])]
  }
  return schema.safeParse(validData).data
}

/** A value inside data. `path` comes from zod, so it exists. */
const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((inner, key) => (inner as Record<PropertyKey, unknown>)[key], data)
