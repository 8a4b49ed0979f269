/** Parses YAML and JSON, with the position of every field for messages. */
import { isNode, LineCounter, parseDocument, visit, type Document, type YAMLError } from 'yaml'
import { placeAt, problem, reportTo, type Place, type Problem, type SourceFile } from '../problems/problem'
import { show } from '../problems/hints'
import type { Rule } from '../rules'
import { yamlMessage } from '../problems/yaml-message'
import { badCharacter } from '../text/characters'
import { deepYaml } from './deep-yaml'

export interface YamlData {
  /** Parsed data; `undefined` if the YAML is invalid or empty. */
  data: unknown
  /** Locates the value of a field, or, if it does not exist, the innermost value around it. */
  placeOf: (path: readonly PropertyKey[]) => Place
  problems: Problem[]
}

/** Parses a YAML or JSON file, and adds its problems to `problems`. `report` adds more, at its fields. */
export function readYamlFile(
  { displayPath, text }: Pick<SourceFile, 'displayPath' | 'text'>,
  problems: Problem[],
) {
  const { data, placeOf, problems: faults } = parseYaml(displayPath, text)
  problems.push(...faults)
  return { data, isValid: faults.length === 0, report: reportTo(problems, displayPath, placeOf) }
}

/** Parses YAML, including JSON. `text` is the whole file, or a part that starts on its first line. */
export function parseYaml(file: string, text: string, rule: Rule = 'yaml/syntax'): YamlData {
  const deep = deepYaml(text)
  if (deep !== undefined) {
    const place = placeAt(text, deep)
    const problems = [problem(file, place, yamlMessage('RESOURCE_EXHAUSTION', ''), rule)]
    return { data: undefined, placeOf: () => place, problems }
  }
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: 'error', merge: true })
  const place = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset)
    return { line, column: col }
  }
  const syntaxFaults = findSyntaxFaults(text, document.errors, (offset) => place(offset).line)
  const scalarFaults = findScalarFaults(text, document)
  keepNumbersAsWritten(document)
  const isBroken = [...syntaxFaults, ...scalarFaults].some((fault) => fault.rule === undefined)
  const { data, aliasFaults = [] } = isBroken ? {} : dataOf(document)
  const problems = [...syntaxFaults, ...scalarFaults, ...aliasFaults].map((fault) =>
    problem(file, place(fault.offset), fault.message, fault.rule ?? rule),
  )
  const placeOf = (path: readonly PropertyKey[]) => place(offsetOf(document, path))
  return { data, placeOf, problems }
}

interface Fault {
  offset: number
  message: string
  /** By default the rule for syntax errors. */
  rule?: Rule
}

/** The errors of the parser, at most one per line, since it may report a mistake several times. */
function findSyntaxFaults(text: string, errors: YAMLError[], lineOf: (offset: number) => number): Fault[] {
  const faults: Fault[] = []
  let lastLine = 0
  for (const [index, { code, message, pos }] of errors.entries()) {
    const line = lineOf(pos[0])
    if (line === lastLine) continue
    lastLine = line
    const indented = strayIndent(text, errors.slice(index))
    const isInFlow = code === 'MULTILINE_IMPLICIT_KEY' && errors[index + 1]?.code === 'BLOCK_IN_FLOW'
    const meant = joinedField.test(text.slice(pos[0])) ? 'JOINED_FIELD' : isInFlow ? 'MISSING_COMMA' : code
    const found = yamlMessage(indented === undefined ? meant : 'BAD_INDENT', message)
    faults.push({ offset: indented ?? pos[0], message: found })
    // errors after a wrong indentation may be its consequences
    if (code === 'UNEXPECTED_TOKEN' && indented !== undefined) break
  }
  return faults
}

/** Matches a field without a space after its colon, or with a no-break space, which looks the same. */
const joinedField = /^(?:- +)?[A-Za-z_][\w-]*:(?=[^\s/]|\u00a0)/

/** Finds mistakes that the parser accepts: forbidden characters, stray dashes, lost text. */
function findScalarFaults(text: string, document: Document): Fault[] {
  const faults: Fault[] = []
  // a parse error may already cover this character
  const lose = (offset: number) => document.errors.length === 0 && faults.push(lossAt(offset, text))
  for (const { code, pos } of document.warnings) if (code === 'TAG_RESOLVE_FAILED') lose(pos[0])
  visit(document, {
    Scalar(key, { value, type, range, anchor, tag, comment }) {
      const [start = 0, end = 0] = range ?? []
      const character = typeof value === 'string' ? badCharacter(value) : undefined
      if (character) faults.push({ offset: start, message: character.message })
      const written = type === 'PLAIN' ? text.slice(start, end) : ''
      const dash = written.search(typeof key === 'number' ? /\s-\s/ : /\n[ \t]*-\s/)
      const offset = start + written.indexOf('-', dash)
      if (dash > 0) faults.push({ offset, message: strayDash, rule: 'yaml/list' })
      const isJoined = key === null && joinedField.test(written)
      // YAML reads a JavaScript comment and the quoted name or value below it as one text
      const mistake = isJoined ? 'JOINED_FIELD' : /^\/[/*].*"/s.test(written) ? 'CODE_COMMENT' : undefined
      if (mistake) faults.push({ offset: start, message: yamlMessage(mistake, '') })
      if (tag === '!') lose(text.lastIndexOf('!', start))
      if (anchor && !text.includes(`*${anchor}`)) lose(text.lastIndexOf(`&${anchor}`, start))
      // an intentional comment starts with a space or follows a number
      const isText = type === 'PLAIN' && typeof (value ?? '') === 'string'
      if (isText && /^[^\s#]/.test(comment ?? '')) lose(text.indexOf('#', end))
    },
  })
  return faults
}

/** The fault for a word that YAML takes for a tag, an anchor or a comment. */
function lossAt(offset: number, text: string): Fault {
  const [word = ''] = /^\S+/.exec(text.slice(offset)) ?? []
  const message = `Пропадёт ${show(word)}: для YAML это ${word.startsWith('#') ? 'комментарий' : 'пометка'}, а не текст. Возьмите всё значение в кавычки.`
  return { offset, message, rule: 'yaml/lost' }
}

/** Turns numbers that would be formatted differently into text: `1.10` is a version, and `007` a name. */
const keepNumbersAsWritten = (document: Document): void =>
  visit(document, {
    Scalar(_, scalar) {
      const { value, source } = scalar
      if (typeof value === 'number' && source !== undefined && String(value) !== source) scalar.value = source
    },
  })

function dataOf(document: Document): { data?: unknown; aliasFaults?: Fault[] } {
  try {
    // the limit stops exponential expansion of aliases; circular ones fail in JSON
    const data: unknown = document.toJS({ maxAliasCount: 100 }) ?? undefined
    JSON.stringify(data)
    return { data }
  } catch (thrown) {
    let offset = 0
    visit(document, { Alias: (_, { range }) => void (offset ||= range?.[0] ?? 0) })
    const code = String(thrown).includes('Unresolved alias') ? 'BAD_ALIAS' : 'ENDLESS_ALIAS'
    return { aliasFaults: [{ offset, message: yamlMessage(code, '') }] }
  }
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
