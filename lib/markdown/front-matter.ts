/** Front matter and YAML files, with the place of every field for messages. */
import matter from 'gray-matter'
import { isCollection, isMap, isPair, LineCounter, parseDocument, visit, type Document } from 'yaml'
import { show } from '../problems/describe'
import { problem, type Place, type Problem } from '../problems/problem'
import { placeAt } from '../text/place'
import type { Rule } from '../problems/rules'
import { yamlMessage } from '../problems/yaml-messages'
import { badCharacter } from '../text/characters'
import type { SourceFile } from '../text/source-file'

export interface YamlData {
  /** Parsed data; `undefined` when the YAML is broken or empty. */
  data: unknown
  /** Where a field stands: its value, or its key when it has none. */
  placeOf: (path: readonly PropertyKey[]) => Place
  problems: Problem[]
}

/** Parses YAML (JSON is YAML). `text` is the whole file, or a part that starts on its first line. */
export function parseYaml(file: string, text: string, rule: Rule = 'yaml/syntax'): YamlData {
  const lines = new LineCounter()
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    strict: true,
    uniqueKeys: true,
  })
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  const problems = document.errors
    // one mistake may be reported many times over
    .filter(({ pos }, index, all) => pos[0] !== all[index - 1]?.pos[0])
    .map(({ code, message, pos }) => problem(file, place(pos[0]), yamlMessage(code, message), rule))
  const read = problems.length > 0 ? undefined : toData(document)
  if (read && 'wrong' in read) problems.push(problem(file, place(read.offset), read.wrong, rule))
  visit(document, {
    Scalar: (_, { value, range }) => {
      const found = typeof value === 'string' ? badCharacter(value) : undefined
      if (found) problems.push(problem(file, place(range?.[0] ?? 0), found.message, rule))
    },
  })
  return {
    data: read && 'data' in read ? read.data : undefined,
    placeOf: (path) => place(offsetOf(document, path)),
    problems,
  }
}

/** Plain data. Aliases are limited, so that nested ones cannot grow without end, and one of nothing is found only here. */
function toData(document: Document): { data: unknown } | { wrong: string; offset: number } {
  const aliases: { offset: number; isWithin: boolean }[] = []
  visit(document, {
    Alias: (_, alias, path) => {
      const target = alias.resolve(document)
      aliases.push({
        offset: rangeStart(alias) ?? 0,
        isWithin: target !== undefined && path.includes(target),
      })
    },
    // `1.10` is a version and `007` a name: what would not be written again as it was stays a text
    Scalar: (_, scalar) => {
      const { value, source } = scalar
      if (typeof value === 'number' && source !== undefined && String(value) !== source) scalar.value = source
    },
  })
  const cyclic = aliases.find(({ isWithin }) => isWithin)
  if (cyclic) return { wrong: yamlMessage('ENDLESS_ALIAS', ''), offset: cyclic.offset }
  try {
    return { data: document.toJS({ maxAliasCount: 100 }) ?? undefined }
  } catch (thrown) {
    const code = String(thrown).includes('Unresolved alias') ? 'BAD_ALIAS' : 'ENDLESS_ALIAS'
    return { wrong: yamlMessage(code, ''), offset: aliases[0]?.offset ?? 0 }
  }
}

/** Offset of the deepest node on the way to `path` that exists. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents
  let offset = 0
  for (const key of path) {
    if (!isCollection(node)) break
    if (isMap(node)) {
      const pair = node.items.find((item) => isPair(item) && String(item.key) === String(key))
      if (!pair) break
      offset = rangeStart(pair.value) ?? rangeStart(pair.key) ?? offset
      node = pair.value
    } else {
      node = node.items[Number(key)]
      offset = rangeStart(node) ?? offset
    }
  }
  return offset
}

const rangeStart = (node: unknown): number | undefined =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
    ? node.range[0]
    : undefined

/** gray-matter would run front matter in JavaScript (`---js`); nothing that an author writes here may run. */
const refuse = () => {
  throw new Error('Front matter is YAML')
}

const isOpened = (text: string): boolean => /^---[ \t]*\n/.test(text)
const isClosed = (text: string): boolean => /\n---[ \t]*(\n|$)/.test(text.slice('---'.length))

/**
 * Splits a text with front matter. What stands between the marks goes to `parse`, with the end of the first line, so that its
 * places are those of the file.
 */
function split(text: string, parse: (fields: string) => object): { fields: string; rest: string } {
  const { matter: fields } = matter(text, { engines: { yaml: parse, javascript: refuse, json: refuse } })
  return { fields, rest: text.slice('---'.length + fields.length) }
}

/** The block of fields of a Markdown text, without its marks, and what follows. */
export function splitFrontMatter(text: string): { fields: string; body: string } {
  if (!isOpened(text) || !isClosed(text)) return { fields: '', body: text }
  const { fields, rest } = split(text, () => ({}))
  return { fields, body: rest.replace(/^\n---[ \t]*\n?/, '') }
}

type FrontMatter = YamlData & { data: Record<string, unknown> }

/** The front matter of a Markdown file. Missing front matter gives an empty record. */
export function readFrontMatter({ displayPath, text }: SourceFile): FrontMatter {
  const none: FrontMatter = { data: {}, placeOf: () => ({ line: 1, column: 1 }), problems: [] }
  const broken = (message: string, place?: Place): FrontMatter => ({
    ...none,
    problems: [problem(displayPath, place, message, 'front-matter/syntax')],
  })
  const [firstLine] = /^---[ \t]*[^-\s][^\n]*/.exec(text) ?? []
  if (firstLine !== undefined)
    return broken(
      `Первая строка: ожидается «---», а написано ${show(firstLine)}. Начните поля со следующей строки.`,
    )
  if (!isOpened(text)) return none
  if (!isClosed(text))
    return broken(
      'Блок полей в начале файла не закрыт: нет второй строки «---». Добавьте её после последнего поля.',
    )
  let yaml: YamlData = none
  const { fields, rest } = split(text, (written) => {
    yaml = parseYaml(displayPath, written, 'front-matter/syntax')
    return {}
  })
  const [, lastLine = '---'] = /^\n(---[ \t]*\S[^\n]*)/.exec(rest) ?? []
  if (lastLine !== '---') {
    const message = `Блок полей в начале файла: ожидается строка «---», а написано ${show(lastLine)}. Исправьте её.`
    return broken(message, placeAt(text, '---'.length + fields.length + 1))
  }
  const { data = {} } = yaml
  if (isRecord(data)) return { ...yaml, data }
  const message = `Блок полей в начале файла: ожидаются строки вида «поле: значение», а написано ${show(data)}.`
  return { ...yaml, ...broken(message, { line: 2, column: 1 }), placeOf: yaml.placeOf }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
