/** Reads files of named entries, `tags.yml` and `authors.yml`. */
import { repeatsOf } from '../data/group-by'
import { isRecord } from '../markdown/front-matter'
import { readYamlFile } from '../markdown/parse-yaml'
import { show } from '../problems/hints'
import type { Problem, ReportField, SourceFile } from '../problems/problem'
import { validate, type FieldSchema } from './validate'

export interface NamedFile<T> {
  /** Entries by name, in the order of the file. */
  entries: Map<string, T>
  isMissing: boolean
  /** Whether the YAML is invalid. That is reported once, so missing names must not be reported as well. */
  isUnreadable: boolean
}

/** Parts of the message about two entries with one address, and the path of the field to change. */
const clashes = {
  tags: { both: 'У меток', advice: 'Задайте одной из них другое поле permalink.', path: [] },
  authors: { both: 'У авторов', advice: 'Задайте одному из них другой page.permalink.', path: ['page'] },
}

const uses = {
  tags: 'которым метку называют страницы',
  authors: 'которым автора называют записи',
}

interface NamedFileOptions<Fields, Value> {
  schema: FieldSchema<Fields>
  area: 'tags' | 'authors'
  problems: Problem[]
  /** Converts the fields of an entry, which are `undefined` if they are invalid. */
  read: (name: string, fields: Fields | undefined, report: ReportField) => Value
}

export function readNamedFile<Fields, Value extends { permalink?: string }>(
  source: SourceFile | undefined,
  { schema, area, problems, read }: NamedFileOptions<Fields, Value>,
): NamedFile<Value> {
  const entries = new Map<string, Value>()
  if (!source) return { entries, isMissing: true, isUnreadable: false }
  const { data, isValid, report } = readYamlFile(source, problems)
  const written = data ?? {}
  if (!isRecord(written)) {
    const message = `Ожидаются имена с полями под каждым («имя:», а ниже с отступом «поле: значение»), а написано ${show(written)}.`
    report([], message, `${area}/value`)
  }
  for (const [name, value] of isRecord(written) ? Object.entries(written) : []) {
    const reportHere: ReportField = (path, ...rest) => report([name, ...path], ...rest)
    if (name.trim() === '') {
      const message = `Имя пусто: ожидается слово, ${uses[area]}. Впишите его перед двоеточием.`
      report([name], message, `${area}/value`)
      continue
    }
    const fields = validate(value, { schema, area, report: reportHere })
    entries.set(name, read(name, fields, reportHere))
  }
  const { both, advice, path } = clashes[area]
  for (const [[name, { permalink }], [owner]] of repeatsOf([...entries], ([, value]) => value.permalink)) {
    const message = `${both} «${owner}» и «${name}» один адрес «${permalink}». ${advice}`
    report([name, ...path], message, `${area}/duplicate`)
  }
  return { entries, isMissing: false, isUnreadable: data === undefined && !isValid }
}
