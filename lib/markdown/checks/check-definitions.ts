import type { Nodes, Root } from 'mdast'
import type { Report } from '../types'
import { visit } from '../visit'

const references = new Set(['linkReference', 'imageReference', 'footnoteReference'])

/** Reports unused and duplicate definitions. */
export function checkDefinitions(tree: Root, report: Report): void {
  const used = new Set<string>()
  visit(tree, (node) => {
    if (references.has(node.type) && 'identifier' in node) used.add(keyOf(node))
  })
  const seen = new Map<string, number>()
  visit(tree, (node) => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return
    const key = keyOf(node)
    const isNote = node.type === 'footnoteDefinition'
    const name = `[${isNote ? '^' : ''}${node.label ?? node.identifier}]`
    const first = seen.get(key)
    const add = (message: string) => report(node.position?.start, message, 'markdown/unused')
    if (!isNote && isComment(node.label ?? '', node.url)) return
    if (isLostNote(node))
      report(
        node.position?.start,
        `Сноска «${name}» стала ссылкой: в её имени пробел. Замените его дефисом здесь и в тексте.`,
        'links/page',
      )
    else if (first !== undefined)
      add(`Имя «${name}» уже занято в строке ${first}, и второго никто не увидит. Дайте ему другое имя.`)
    else if (isNote && !used.has(key))
      add(
        `На сноску «${name}» никто не ссылается: её не будет на странице. Поставьте «${name}» в тексте или уберите её.`,
      )
    else if (!used.has(key))
      add(
        `На адрес с именем «${name}» никто не ссылается. Поставьте «[текст]${name}» в тексте или уберите его.`,
      )
    if (first === undefined) seen.set(key, node.position?.start.line ?? 1)
  })
}

/** `[^two words]: text` is the definition of a link. */
export const isLostNote = (node: Nodes): boolean =>
  node.type === 'definition' && (node.label ?? '').startsWith('^')

const keyOf = ({ type, identifier }: { type: string; identifier: string }): string =>
  `${type.startsWith('footnote') ? '^' : ''}${identifier}`

/** A comment that every Markdown dialect hides: `[//]: # (a note)`. */
const isComment = (label: string, url: string): boolean => label === '//' || url === '#' || url === ''
