/** Finds containers (`:::note`) that do not end where their author thinks, and marks of containers that ended up as text. */
import type { Root, Text } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { problem, type Place, type Problem } from '../problems/problem'
import { visit } from 'unist-util-visit'

/** `source` is the text that the tree was made from. */
export function checkDirectives(tree: Root, source: string, file: string): Problem[] {
  const problems: Problem[] = []
  const around: ContainerDirective[] = []
  visit(tree, (node) => {
    if (node.type === 'text') problems.push(...checkText(node, file))
    if (node.type !== 'containerDirective') return
    while (around.length > 0 && !contains(around.at(-1), node)) around.pop()
    problems.push(...checkContainer(node, around.at(-1), source, file))
    around.push(node)
  })
  // whoever closed an outer container by accident has a mark left over, which needs no message of its own
  const isNested = problems.some(({ rule }) => rule === 'markdown/nesting')
  return isNested ? problems.filter(({ message }) => !message.startsWith(leftOver)) : problems
}

const offsets = ({ position }: Root | ContainerDirective): [from: number, to: number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
]

function contains(outer: ContainerDirective | undefined, inner: ContainerDirective): boolean {
  if (!outer) return false
  const [[from, to], [start]] = [offsets(outer), offsets(inner)]
  return from <= start && start < to
}

const colonsOf = (text: string): number => /^:*/.exec(text)?.[0].length ?? 0

function checkContainer(
  node: ContainerDirective,
  outer: ContainerDirective | undefined,
  source: string,
  file: string,
): Problem[] {
  const text = source.slice(...offsets(node))
  const colons = colonsOf(text)
  const lastLine = text.slice(text.lastIndexOf('\n') + 1)
  const closing = /^[\s>]*(:{3,})\s*$/.exec(lastLine)?.[1] ?? ''
  if (text.includes('\n') && closing.length >= colons) return []
  const place = node.position?.start
  const around = outer ? colonsOf(source.slice(...offsets(outer))) : 0
  if (outer && colons >= around) {
    const more = `${':'.repeat(colons + 1)}${outer.name}`
    const message = `Вставка «:::${node.name}» внутри «:::${outer.name}»: закрывающее «:::» закроет внешнюю. Поставьте внешней больше двоеточий, чем внутренней: «${more}».`
    return [problem(file, place, message, 'markdown/nesting')]
  }
  const mark = ':'.repeat(colons)
  const message = `Вставка «${mark}${node.name}» не закрыта. Добавьте строку «${mark}» после неё.`
  return [problem(file, place, message, 'markdown/unclosed')]
}

const leftOver = 'Закрывать нечего'

/** Lines of plain text that were meant as the first or the last line of a container. */
function checkText({ value, position }: Text, file: string): Problem[] {
  return value.split('\n').flatMap((line, index) => {
    const place: Place = {
      line: (position?.start.line ?? 1) + index,
      column: index === 0 ? (position?.start.column ?? 1) : 1,
    }
    if (/^:{3,}\s*$/.test(line)) {
      const message = `${leftOver}: перед «${line.trim()}» нет открытой вставки. Уберите строку или проверьте, где вставка началась.`
      return [problem(file, place, message, 'markdown/unclosed')]
    }
    const [, colons, name] = /^(:{3,})\s*([A-Za-z][\w-]*)/.exec(line) ?? []
    if (colons === undefined) return []
    const message = `Вставка «${line.trim().slice(0, 30)}» не распознана: ожидается строка вида «${colons}${name}» или «${colons}${name}[Заголовок]», без пробела после двоеточий.`
    return [problem(file, place, message, 'markdown/directive')]
  })
}
