/** Front matter and YAML files, with the place of every field for messages. */
import { isCollection, isMap, isPair, LineCounter, parseDocument, visit, type Document } from 'yaml'
import { characterMessage, hasNoText } from '../text/characters'
import { show } from '../problems/describe'
import { problem, type Place, type Problem } from '../problems/problem'
import type { Rule } from '../problems/rules'
import type { SourceFile } from '../text/source-file'
import { yamlMessage } from '../problems/yaml-messages'

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
export function parseYaml(file: string, text: string, firstLine = 1, rule: Rule = 'yaml/syntax'): YamlData {
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
    .map(({ code, message, pos }) => problem(file, place(pos[0]), yamlMessage(code, message), rule))
  const read = problems.length > 0 ? undefined : toData(document)
  if (read && 'wrong' in read) problems.push(problem(file, place(read.offset), read.wrong, rule))
  visit(document, {
    Scalar: (_, { value, range }) => {
      if (typeof value === 'string' && hasNoText(value))
        problems.push(problem(file, place(range?.[0] ?? 0), characterMessage(value), rule))
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
  keepDigits(document)
  const aliases = aliasesOf(document)
  const cyclic = aliases.find(({ isWithin }) => isWithin)
  if (cyclic) return { wrong: yamlMessage('ENDLESS_ALIAS', ''), offset: cyclic.offset }
  try {
    return { data: document.toJS({ maxAliasCount: 100 }) ?? undefined }
  } catch (thrown) {
    const code = String(thrown).includes('Unresolved alias') ? 'BAD_ALIAS' : 'ENDLESS_ALIAS'
    return { wrong: yamlMessage(code, ''), offset: aliases[0]?.offset ?? 0 }
  }
}

/** `1.10` is a version and `007` a name: what would not be written again as it was stays a text. */
function keepDigits(document: Document): void {
  visit(document, {
    Scalar: (_, scalar) => {
      const { value, source } = scalar
      if (typeof value === 'number' && source !== undefined && String(value) !== source) scalar.value = source
    },
  })
}

/** Where aliases are, and whether they stand in what they stand for. */
function aliasesOf(document: Document): { offset: number; isWithin: boolean }[] {
  const aliases: { offset: number; isWithin: boolean }[] = []
  visit(document, {
    Alias: (_, alias, path) => {
      const target = alias.resolve(document)
      aliases.push({
        offset: rangeStart(alias) ?? 0,
        isWithin: target !== undefined && path.includes(target),
      })
    },
  })
  return aliases
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

/** The block of fields of a Markdown text, without its marks, and what follows. */
export function splitFrontMatter(text: string): { fields: string; body: string } {
  const [block = '', fields = ''] = frontMatterBlock.exec(text) ?? []
  return { fields, body: text.slice(block.length) }
}

const noFields = { data: {}, placeOf: () => ({ line: 1, column: 1 }), problems: [] }

type FrontMatter = YamlData & { data: Record<string, unknown> }

const known = new WeakMap<SourceFile, FrontMatter>()

/** The front matter of a Markdown file, read once. Missing front matter gives an empty record. */
export function readFrontMatter(source: SourceFile): FrontMatter {
  const frontMatter = known.get(source) ?? parseFrontMatter(source)
  known.set(source, frontMatter)
  return frontMatter
}

function parseFrontMatter({ displayPath, text }: SourceFile): FrontMatter {
  const [, afterMark] = /^---[ \t]*([^-\s][^\n]*)/.exec(text) ?? []
  if (afterMark !== undefined) {
    const message = `Первая строка: ожидается «---», а написано ${show(`---${afterMark}`)}. Начните поля со следующей строки.`
    return { ...noFields, problems: [problem(displayPath, undefined, message, 'front-matter/syntax')] }
  }
  if (!/^---[ \t]*(\n|$)/.test(text)) return { ...noFields, problems: [] }
  if (/^---[ \t]*\n/.test(text) && !/\n---[ \t]*(\n|$)/.test(text.slice(3))) {
    const message =
      'Блок полей в начале файла не закрыт: нет второй строки «---». Добавьте её после последнего поля.'
    return { ...noFields, problems: [problem(displayPath, undefined, message, 'front-matter/syntax')] }
  }
  const block = frontMatterBlock.exec(text)
  // with the line of the first `---`, where a field stands that is not there
  const yaml = block && parseYaml(displayPath, `\n${block[1] ?? ''}`, 1, 'front-matter/syntax')
  if (!yaml || yaml.data === undefined) return { ...noFields, ...yaml, data: {} }
  if (typeof yaml.data === 'object' && yaml.data !== null && !Array.isArray(yaml.data)) {
    return { ...yaml, data: yaml.data as Record<string, unknown> } // an object that is not an array: checked above
  }
  const message = `Блок полей в начале файла: ожидаются строки вида «поле: значение», а написано ${show(yaml.data)}.`
  return {
    ...yaml,
    data: {},
    problems: [problem(displayPath, { line: 2, column: 1 }, message, 'front-matter/syntax')],
  }
}
