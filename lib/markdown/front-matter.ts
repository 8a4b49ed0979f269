/** Front matter and YAML files, with the position of every field for messages. */
import matter from 'gray-matter'
import {
  isNode,
  isScalar,
  LineCounter,
  parse,
  parseDocument,
  visit,
  type Document,
  type YAMLError,
} from 'yaml'
import { show } from '../problems/hints'
import { placeAt, problem, type Place, type Problem, type SourceFile } from '../problems/problem'
import type { Rule } from '../rules'
import { yamlMessage } from '../problems/yaml-message'
import { badCharacter } from '../text/characters'
import { deepYaml } from './deep-yaml'

interface YamlData {
  /** Parsed data; `undefined` if the YAML is invalid or empty. */
  data: unknown
  /** Locates a field: its value, or its key if the value is missing. */
  placeOf: (path: readonly PropertyKey[]) => Place
  /**
   * The number that YAML 1.1, and so Docusaurus, reads in an unquoted field, if it is written otherwise: 10
   * for `1e1`.
   */
  numberAt: (path: readonly PropertyKey[]) => number | undefined
  problems: Problem[]
}

/** Parses YAML, including JSON. `text` is the whole file, or a part that starts on its first line. */
export function parseYaml(file: string, text: string, rule: Rule = 'yaml/syntax'): YamlData {
  const deep = deepYaml(text)
  if (deep !== undefined) {
    const place = placeAt(text, deep)
    const problems = [problem(file, place, yamlMessage('RESOURCE_EXHAUSTION', ''), rule)]
    return { data: undefined, placeOf: () => place, numberAt: () => undefined, problems }
  }
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: 'error' })
  const place = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset)
    return { line, column: col }
  }
  const problems: Problem[] = []
  const report = (offset: number, message: string) =>
    void problems.push(problem(file, place(offset), message, rule))
  let lastLine = 0
  for (const [index, { code, message, pos }] of document.errors.entries()) {
    const { line } = place(pos[0])
    // the parser may report an error several times
    if (line === lastLine) continue
    lastLine = line
    const indented = strayIndent(text, document.errors.slice(index))
    report(indented ?? pos[0], yamlMessage(indented === undefined ? code : 'BAD_INDENT', message))
    // nothing after it is reliable
    if (code === 'UNEXPECTED_TOKEN' && indented !== undefined) break
  }
  const isBroken = problems.length > 0
  let firstAlias = 0
  visit(document, {
    Alias: (_, { range }) => void (firstAlias ||= range?.[0] ?? 0),
    Scalar: (key, scalar) => {
      const { value, source, range } = scalar
      const found = typeof value === 'string' ? badCharacter(value) : undefined
      if (found) report(range?.[0] ?? 0, found.message)
      const written = scalar.type === 'PLAIN' && range ? text.slice(range[0], range[1]) : ''
      // a dash that does not start a list item
      const dash = written.search(typeof key === 'number' ? /\s-\s/ : /\n[ \t]*-\s/)
      if (dash > 0) {
        const at = place((range?.[0] ?? 0) + written.indexOf('-', dash))
        problems.push(problem(file, at, strayDash, 'yaml/list'))
      }
      // `1.10` is a version and `007` a name: numbers that would be formatted differently stay strings
      if (typeof value === 'number' && source !== undefined && String(value) !== source) scalar.value = source
    },
  })
  let data: unknown
  try {
    // the alias limit stops exponential expansion; circular aliases fail in JSON
    if (!isBroken) JSON.stringify((data = document.toJS({ maxAliasCount: 100 }) ?? undefined))
  } catch (thrown) {
    data = undefined
    report(
      firstAlias,
      yamlMessage(String(thrown).includes('Unresolved alias') ? 'BAD_ALIAS' : 'ENDLESS_ALIAS', ''),
    )
  }
  const placeOf = (path: readonly PropertyKey[]) => place(offsetOf(document, path))
  return { data, placeOf, numberAt: (path) => oldNumber(document.getIn(path, true)), problems }
}

function oldNumber(node: unknown): number | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN' || node.source === undefined) return undefined
  const value: unknown = parse(node.source, { version: '1.1', logLevel: 'silent' })
  return typeof value === 'number' && String(value) !== node.source ? value : undefined
}

const strayDash =
  'Пункт списка слился с тем, что перед ним: «-» стоит не на месте. Начните его с новой строки и с того же отступа или возьмите всё значение в кавычки.'

/** The offset of a wrongly indented field. The parser points at a line above or below it. */
function strayIndent(text: string, [error, next]: YAMLError[]): number | undefined {
  const start = error?.pos[0] ?? 0
  if (error?.code === 'BLOCK_AS_IMPLICIT_KEY' && next?.code === 'MULTILINE_IMPLICIT_KEY') {
    const lines = text.slice(...next.pos)
    const lastLine = lines.lastIndexOf('\n') + 1
    if (lastLine > 0) return next.pos[0] + lastLine + lines.slice(lastLine).search(/\S/)
    return text[start] === ' ' ? next.pos[0] : undefined
  }
  const [first = ''] = /^\n* +(?=\S)/.exec(text) ?? []
  return error?.code === 'UNEXPECTED_TOKEN' && text[start - 1] === '\n'
    ? first.length || undefined
    : undefined
}

/** The offset of the deepest node on `path` that exists. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  if (path.length === 0) return 0
  const node =
    document.getIn(path, true) ??
    (path.at(-1) === '' ? document.getIn([...path.slice(0, -1), null], true) : undefined)
  return (isNode(node) ? node.range?.[0] : undefined) ?? offsetOf(document, path.slice(0, -1))
}

interface FrontMatter extends YamlData {
  data: Record<string, unknown>
  /** The YAML between the marks, starting with the newline of the first one. */
  fields: string
  /** The text below the block, or all of it. */
  body: string
}

const known = new WeakMap<SourceFile, FrontMatter>()

/** Splits a Markdown file into front matter and text; cached. */
export function readFrontMatter(source: SourceFile): FrontMatter {
  const found = known.get(source) ?? splitFrontMatter(source)
  known.set(source, found)
  return found
}

/** Matches a block of fields that follows blank lines or comments. */
const lateFields =
  /^(?:[ \t]+(?=---)|(?:[ \t]*\n|<!--(?:(?!-->)[\s\S])*-->)+)---[ \t]*\n[a-z]\w*:(?:[ \t][^\n]*)?\n(?:[^\n]+\n|\n)*?---[ \t]*(?:\n|$)/

function splitFrontMatter({ displayPath, text }: SourceFile): FrontMatter {
  const none = {
    data: {},
    placeOf: () => ({ line: 1, column: 1 }),
    numberAt: () => undefined,
    problems: [],
    fields: '',
    body: text,
  }
  const mistake = (message: string, place?: Place) =>
    problem(displayPath, place, message, 'front-matter/syntax')
  const [firstLine] =
    /^(?:---[ \t]*[^-\s][^\n]*|(?:[-–—―]{1,3}(?<!---)|-{4,})[ \t]*(?=\n[a-z_]+:[ \t]))/.exec(text) ?? []
  if (firstLine !== undefined) {
    const message = `Первая строка: ожидается «---», а написано ${show(firstLine)}. Начните поля со следующей строки.`
    return { ...none, problems: [mistake(message)] }
  }
  if (lateFields.test(text)) {
    const message =
      'Поля стоят не в начале файла и покажутся как текст. Уберите всё, что выше первой строки «---».'
    return { ...none, problems: [mistake(message)] }
  }
  // gray-matter would take a word after `---` as a language, and run JavaScript
  if (!/^---[ \t]*\n/.test(text)) return none
  if (!/\n---[ \t]*(\n|$)/.test(text.slice('---'.length))) {
    const message =
      'Блок полей в начале файла не закрыт: нет второй строки «---». Добавьте её после последнего поля.'
    return { ...none, problems: [mistake(message)] }
  }
  let yaml: YamlData = none
  // positions fit the file, because the YAML starts with the newline of the first line
  const read = (written: string) => (yaml = parseYaml(displayPath, written, 'front-matter/syntax'))
  const { matter: fields } = matter(text, { engines: { yaml: read } })
  const body = text.slice('---'.length + fields.length).replace(/^\n---[ \t]*(\n|$)/, '')
  const { data = {} } = yaml
  if (isRecord(data)) return { ...yaml, data, fields, body }
  const message = `Блок полей в начале файла: ожидаются строки вида «поле: значение», а написано ${show(data)}.`
  return { ...yaml, data: {}, problems: [mistake(message, { line: 2, column: 1 })], fields, body }
}

/** Whether a value is an object with fields: not a list, not `null`. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
