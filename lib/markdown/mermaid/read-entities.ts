import { noLabel, plainLabel, shield, shieldName } from './label'
import type { LibrarySource } from './library-source'
import { DiagramError, isDecoration, splitStatement, type Statement } from './statement'

const name = String.raw`(?:"[^"]+"|[\p{L}\p{N}_][\p{L}\p{N}_.-]*)`
/** A name to show instead, in brackets. */
const aliasAs = (group: string): string => String.raw`(?:\s*\[(?<${group}>"[^"]*"|[^\]"]*)\])?`
const style = String.raw`(?:\s*:::[\p{L}\w,-]+)?`
const counts: [one: string, left: string, right: string][] = [
  [String.raw`\|o|o\||one or zero|zero or one`, '|o', 'o|'],
  [String.raw`\}\||\|\{|one or more|one or many|many\(1\)|1\+`, '}|', '|{'],
  [String.raw`\}o|o\{|zero or more|zero or many|many\(0\)|0\+|many`, 'o{', 'o{'],
  [String.raw`\|\||only one|one|1`, '||', '||'],
]
const count = counts.map(([one]) => one).join('|')
const relation = new RegExp(
  String.raw`^(?<from>${name}?)${aliasAs('fromAlias')}${style}\s*(?<left>${count})\s*(?<line>--|\.\.|\.-|-\.|optionally to|to)\s*(?<right>${count})\s*(?<to>${name})${aliasAs('toAlias')}${style}(?:\s*:\s*(?<label>.*))?$`,
  'su',
)
const entity = new RegExp(String.raw`^(?<id>${name})${aliasAs('alias')}${style}\s*(?<open>\{)?$`, 'su')
const attribute = String.raw`(?<type>\S+)\s+(?<id>"[^"]+"|\S+)(?:\s+(?<keys>(?:PK|FK|UK)(?:\s*,\s*(?:PK|FK|UK))*))?(?:\s+"(?<comment>[^"]*)")?`
const wholeAttribute = new RegExp(`^${attribute}$`, 'u')

interface Entity {
  label: string
  attributes: string[]
}

/** Reads an entity relationship diagram. The comment of an attribute is appended to its name. */
export function readEntities(lines: Statement[]): LibrarySource {
  const entities = new Map<string, Entity>()
  const relations: { from: Entity; symbol: string; to: Entity; label: string }[] = []
  let open: Entity | undefined
  const entityOf = (written = '', alias = ''): Entity => {
    const key = written.replaceAll('"', '')
    const one = entities.get(key) ?? { label: key, attributes: [] }
    if (alias) one.label = plainLabel(alias).replaceAll('\n', ' ')
    entities.set(key, one)
    return one
  }
  for (const statement of lines.flatMap(splitBraces)) {
    const { text } = statement
    const linked = relation.exec(text)?.groups
    const named = entity.exec(text)?.groups
    if (open) {
      if (text === '}') open = undefined
      else open.attributes.push(attributeLine(statement))
    } else if (/^direction\s/.test(text) || isDecoration(statement) || /^class\s/.test(text)) {
      continue
    } else if (linked) {
      const { left = '', line = '', right = '', label = '' } = linked
      const from = entityOf(linked['from'], linked['fromAlias'])
      const to = entityOf(linked['to'], linked['toAlias'])
      const symbol = sideOf(left, 1) + (line === '--' || line === 'to' ? '--' : '..') + sideOf(right, 2)
      relations.push({ from, symbol, to, label })
    } else if (named) {
      const one = entityOf(named['id'], named['alias'])
      if (named['open']) open = one
    } else {
      throw new DiagramError(statement, 'Ожидается сущность или связь, например ИГРОК ||--o{ ВЕЩЬ : имеет')
    }
  }
  if (open) throw new DiagramError({ text: '{', line: lines.at(-1)?.line ?? 0 }, 'Закройте скобку }')
  return {
    lines: [
      'erDiagram',
      ...[...entities.values()].flatMap((one) => [`${shieldName(one.label)} {`, ...one.attributes, '}']),
      ...relations.map(
        ({ from, symbol, to, label }) =>
          `${shieldName(from.label)} ${symbol} ${shieldName(to.label)} : ${shield(plainLabel(label).replaceAll('\n', ' ')) || noLabel}`,
      ),
    ],
    edges: [],
  }
}

/** Splits `A { string id PK }` into three lines, and their parts: `A { string id`, `int b }`. */
const splitBraces = (statement: Statement): Statement[] => {
  const [, head, inside = '', end] =
    /^([^{]*[^{|}o]\s*\{)?\s*((?:"[^"]*"|[^{}"])*?)\s*(\})?$/su.exec(statement.text) ?? []
  if ((inside === '' && !(head && end)) || (head ?? end) === undefined) return splitStatement(statement)
  return [head, ...(inside.match(new RegExp(attribute, 'g')) ?? []), end].flatMap((text) =>
    text === undefined ? [] : { text, line: statement.line },
  )
}

function attributeLine(statement: Statement): string {
  const { type = '', id = '', keys = '', comment } = wholeAttribute.exec(statement.text)?.groups ?? {}
  if (id === '') throw new DiagramError(statement, 'Ожидается «тип имя PK "пояснение"», например string имя')
  const key = id.startsWith('*') ? 'PK' : keys.replaceAll(/\s*,\s*/g, ' ')
  const named = plainLabel(id.replace(/^\*/, '')) + (comment ? ` (${plainLabel(comment)})` : '')
  return `${shieldName(type)} ${shieldName(named)} ${key}`.trim()
}

const sideOf = (written: string, side: 1 | 2): string =>
  counts.find(([one]) => new RegExp(`^(?:${one})$`).test(written))?.[side] ?? '||'
