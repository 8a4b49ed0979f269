/** Front matter and YAML files, with the place of every field for messages. */
import { isCollection, isMap, isPair, LineCounter, parseDocument, visit, type Document } from 'yaml'
import { characterMessage, hasNoText } from './check-characters'
import { show } from './describe'
import { error, type Place, type Problem } from './problem'
import type { SourceFile } from './types'
import { yamlMessage } from './yaml-messages'

export interface YamlData {
  /** Parsed data; `undefined` when the YAML is broken or empty. */
  data: unknown
  /** Where a field stands: its value, or its key when it has none. */
  placeOf: (path: readonly PropertyKey[]) => Place
  problems: Problem[]
}

/**
 * Parses YAML (JSON is YAML). `firstLine` is the line of the file that the text starts at; `text` may be
 * a part of the file.
 */
export function parseYaml(file: string, text: string, firstLine = 1, rule = 'yaml/syntax'): YamlData {
  const lines = new LineCounter()
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    strict: true,
    uniqueKeys: true,
  })
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line: line + firstLine - 1, column: col }
  }
  const problems = document.errors
    // one mistake may be told many times over
    .filter(({ pos }, index, all) => pos[0] !== all[index - 1]?.pos[0])
    .map(({ code, message, pos }) => error(file, place(pos[0]), yamlMessage(code, message), rule))
  const endless = problems.length === 0 ? endlessAlias(document) : undefined
  if (endless !== undefined)
    problems.push(error(file, place(endless), yamlMessage('ENDLESS_ALIAS', ''), rule))
  visit(document, {
    Scalar: (_, { value, range }) => {
      if (typeof value === 'string' && hasNoText(value))
        problems.push(error(file, place(range?.[0] ?? 0), characterMessage(value), rule))
    },
  })
  return {
    data: problems.length > 0 ? undefined : toData(document),
    placeOf: (path) => place(offsetOf(document, path)),
    problems,
  }
}

/** Plain data; throws when aliases of aliases grow without end. */
const toData = (document: Document): unknown => document.toJS({ maxAliasCount: 100 }) ?? undefined

/** Offset of an alias that stands in what it stands for, or of the first one of those that grow without end. */
function endlessAlias(document: Document): number | undefined {
  let first: number | undefined
  let within: number | undefined
  visit(document, {
    Alias: (_, alias, path) => {
      first ??= rangeStart(alias)
      const target = alias.resolve(document)
      if (target && path.includes(target)) within ??= rangeStart(alias)
    },
  })
  if (first === undefined || within !== undefined) return within
  try {
    toData(document)
    return undefined
  } catch {
    return first
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

const frontMatterBlock = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/
/** Other languages than YAML: programs of Docusaurus read them, and would run the one of scripts. */
const otherLanguage = /^---[a-z]+[ \t]*\n/i

/** The front matter of a Markdown file. Missing front matter gives an empty record. */
export function readFrontMatter({
  displayPath,
  text,
}: SourceFile): YamlData & { data: Record<string, unknown> } {
  const fault = faultOf(text)
  if (fault !== undefined) {
    return {
      data: {},
      placeOf: () => ({ line: 1, column: 1 }),
      problems: [error(displayPath, undefined, fault, 'front-matter/syntax')],
    }
  }
  const block = frontMatterBlock.exec(text)
  // with the line of the first `---`, where a field stands that is not there
  const yaml = block && parseYaml(displayPath, `\n${block[1] ?? ''}`, 1, 'front-matter/syntax')
  if (!yaml || yaml.data === undefined) {
    return { placeOf: () => ({ line: 1, column: 1 }), problems: [], ...yaml, data: {} }
  }
  if (typeof yaml.data === 'object' && yaml.data !== null && !Array.isArray(yaml.data)) {
    return { ...yaml, data: yaml.data as Record<string, unknown> } // an object that is not an array: checked above
  }
  const message = `Блок полей в начале файла: ожидаются строки вида «поле: значение», а написано ${show(yaml.data)}.`
  return {
    ...yaml,
    data: {},
    problems: [error(displayPath, { line: 2, column: 1 }, message, 'front-matter/syntax')],
  }
}

/** Why the fields cannot be read at all. */
function faultOf(text: string): string | undefined {
  if (otherLanguage.test(text))
    return 'Поля в начале файла пишутся на YAML. Оставьте в первой строке только «---».'
  if (/^---[ \t]*\n/.test(text) && !/\n---[ \t]*(\n|$)/.test(text.slice(3)))
    return 'Блок полей в начале файла не закрыт: нет второй строки «---». Добавьте её после последнего поля.'
  return undefined
}
