import matter from 'gray-matter'
import { show } from '../problems/hints'
import { fileStart, problem, type Place, type SourceFile } from '../problems/problem'
import { parseYaml, type YamlData } from './parse-yaml'

interface FrontMatter extends YamlData {
  data: Record<string, unknown>
  /** The YAML between the `---` lines, starting with the newline after the first one. */
  fields: string
  /** The text below the block, or all of it. */
  body: string
}

const cache = new WeakMap<SourceFile, FrontMatter>()

/** Splits a Markdown file into front matter and text; cached. */
export function readFrontMatter(source: SourceFile): FrontMatter {
  const found = cache.get(source) ?? splitFrontMatter(source)
  cache.set(source, found)
  return found
}

/** Matches a first line meant as `---`: followed by a word, or made of other dashes above a field. */
const wrongFirstLine = /^(?:---[ \t]*[^-\s][^\n]*|(?:[-–—―]{1,3}(?<!---)|-{4,})[ \t]*(?=\n[a-z_]+:[ \t]))/

/** Matches a block of fields that follows blank lines or comments. */
const lateFields =
  /^(?:[ \t]+(?=---)|(?:[ \t]*\n|<!--(?:(?!-->)[\s\S])*-->)+)---[ \t]*\n[a-z]\w*:(?:[ \t][^\n]*)?\n(?:[^\n]+\n|\n)*?---[ \t]*(?:\n|$)/

function splitFrontMatter({ displayPath, text }: SourceFile): FrontMatter {
  const none = { data: {}, placeOf: () => fileStart, problems: [], fields: '', body: text }
  const mistake = (message: string, place?: Place) => ({
    problems: [problem(displayPath, place, message, 'front-matter/syntax')],
  })
  const [firstLine] = wrongFirstLine.exec(text) ?? []
  if (firstLine !== undefined) return { ...none, ...mistake(firstLineMessage(firstLine)) }
  if (lateFields.test(text)) return { ...none, ...mistake(lateMessage) }
  // gray-matter would take a word after `---` as a language, and run JavaScript
  if (!/^---[ \t]*\n/.test(text)) return none
  if (!/\n---[ \t]*(\n|$)/.test(text.slice('---'.length))) return { ...none, ...mistake(openMessage) }
  // the YAML starts with the newline after the first line, so its positions are those in the file
  const parse = (fields: string) => parseYaml(displayPath, fields, 'front-matter/syntax')
  const { matter: fields, data: parsed } = matter(text, { engines: { yaml: parse } })
  // gray-matter does not parse an empty block
  const yaml: YamlData = { ...none, ...parsed }
  const body = text.slice('---'.length + fields.length).replace(/^\n---[ \t]*(\n|$)/, '')
  const { data = {} } = yaml
  if (isRecord(data)) return { ...yaml, data, fields, body }
  const message = `Блок полей в начале файла: ожидаются строки вида «поле: значение», а написано ${show(data)}.`
  return { ...yaml, ...mistake(message, { line: 2, column: 1 }), data: {}, fields, body }
}

const firstLineMessage = (line: string): string =>
  `Первая строка: ожидается «---», а написано ${show(line)}. Начните поля со следующей строки.`
const lateMessage =
  'Поля стоят не в начале файла и покажутся как текст. Уберите всё, что выше первой строки «---».'
const openMessage =
  'Блок полей в начале файла не закрыт: нет второй строки «---». Добавьте её после последнего поля.'

/** Whether a value is an object with fields: not a list, not `null`. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
