import type { Definition, Nodes, Root } from 'mdast'
import { countOf } from '../../text/plural'
import type { Report } from '../types'
import { visit } from '../visit'

/** Up to this many unused links are all reported; of more, probably a generated list, only the first. */
const listed = 3

const definitionForms = { one: 'адрес', few: 'адреса', many: 'адресов' }

const references = new Set(['linkReference', 'imageReference', 'footnoteReference'])

/** Reports unused and duplicate definitions. Names in `meant` count as used: other messages suggest them. */
export function checkDefinitions(
  tree: Root,
  report: Report,
  meant: { links: Iterable<string>; notes: Iterable<string> },
): void {
  const used = new Set([...meant.links, ...[...meant.notes].map((name) => `^${name}`)])
  visit(tree, (node) => {
    if (references.has(node.type) && 'identifier' in node) used.add(keyOf(node))
  })
  const seen = new Map<string, number>()
  const unused: Definition[] = []
  visit(tree, (node) => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return
    const key = keyOf(node)
    const isNote = node.type === 'footnoteDefinition'
    const name = `«[${isNote ? '^' : ''}${node.label ?? node.identifier}]»`
    const first = seen.get(key)
    const add = (message: string) => report(node.position?.start, message, 'markdown/unused')
    if (!isNote && isComment(node.label ?? '', node.url)) return
    if (isLostNote(node))
      report(
        node.position?.start,
        `Сноска ${name} стала ссылкой: в её имени пробел. Замените его дефисом здесь и в тексте.`,
        'links/page',
      )
    else if (first !== undefined)
      add(`Имя ${name} уже занято в строке ${first}, и второго никто не увидит. Дайте ему другое имя.`)
    else if (isNote && !used.has(key))
      add(
        `На сноску ${name} никто не ссылается: её не будет на странице. Поставьте ${name} в тексте или уберите её.`,
      )
    else if (node.type === 'definition' && !used.has(key)) unused.push(node)
    if (first === undefined) seen.set(key, node.position?.start.line ?? 1)
  })
  const isLong = unused.length > listed
  for (const { label, identifier, position } of isLong ? unused.slice(0, 1) : unused) {
    const name = `[${label ?? identifier}]`
    const message = isLong
      ? `На «${name}» и ещё ${countOf(unused.length - 1, definitionForms)} этого файла никто не ссылается. Уберите их, если они не нужны.`
      : `На адрес с именем «${name}» никто не ссылается. Поставьте «[текст]${name}» в тексте или уберите его.`
    report(position?.start, message, 'markdown/unused')
  }
}

/** `[^two words]: text` is the definition of a link. */
export const isLostNote = (node: Nodes): boolean =>
  node.type === 'definition' && (node.label ?? '').startsWith('^')

const keyOf = ({ type, identifier }: { type: string; identifier: string }): string =>
  `${type.startsWith('footnote') ? '^' : ''}${identifier}`

/** A comment that every Markdown dialect hides: `[//]: # (a note)`. */
const isComment = (label: string, url: string): boolean => label === '//' || url === '#' || url === ''
