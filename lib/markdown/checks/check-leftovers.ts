/** Finds Markdown syntax that is left as text for readers to see. */
import type { Root, Nodes, Parents } from 'mdast'
import { hint, show } from '../../problems/hints'
import { placeAt } from '../../problems/problem'
import { lostBlockRules } from './lost-block-rules'
import type { Report } from '../types'
import { visit } from '../visit'
import { placeholder } from '../../text/marks'

interface Leftover {
  /** The offset of the markup in the text. */
  at: number
  message: string
}

/** Quotes the source between two offsets of the line for a message. */
type QuoteSource = (start: number, end: number) => string

export function checkLeftovers(tree: Root, report: Report, source: string): void {
  const notes: string[] = []
  visit(tree, 'footnoteDefinition', ({ identifier }) => void notes.push(identifier))
  visit(tree, (node, index = 0, parent) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return
    const text = sourceOfText(node, source)
    const start = node.position?.start.offset ?? 0
    const quote: QuoteSource = (from, to) => show(source.slice(start + from, start + to))
    const found = [
      ...lostNotes(text, notes),
      ...['**', '__', '~~'].flatMap((mark) => lostMarks(text, mark, quote)),
      ...lostBlocks(text, source.slice(start), {
        type: node.type,
        parent: parent?.type,
        previous: parent?.children[index - 1]?.type,
      }),
    ]
    for (const { at, message } of found) report(placeAt(source, start + at), message, 'markdown/leftover')
  })
}

/** `[^1]`, but not regular expressions like `[^a-z]`. A name with spaces is no footnote, but meant as one. */
const lostNotes = (text: string, noteNames: string[]): Leftover[] =>
  [
    ...text.matchAll(
      /\[\^(?![\p{L}\d]-[\p{L}\d])([\p{L}\d][\p{L}\d_.:-]*|[а-яё]+(?: [а-яё]+)+)\](?![+*?{])/giu,
    ),
  ].map(({ 0: written, 1: name = '', index }) => {
    const mark = written.replaceAll(' ', '-')
    const advice = hint(name, noteNames) || ` Добавьте строку «${mark}: текст» или уберите её.`
    const message = `Сноска «${written}» осталась текстом: что в ней, на странице не сказано.${advice}`
    return { at: index, message }
  })

/** Where a line is: the types of its node, of the parent, and of the previous node. */
interface LinePlace {
  type: string
  parent?: string
  previous?: string
}

/** Finds at most one leftover of each kind in a line. `text` is masked, `written` begins like its source. */
function lostBlocks(text: string, written: string, { type, parent = '', previous }: LinePlace): Leftover[] {
  const isBelowTable = previous === 'table'
  const here = lostBlockRules.filter(
    (rule) =>
      (rule.lines ?? ['paragraph']).includes(type) &&
      (rule.parent ?? parent) === parent &&
      (rule.isAfterTable ?? isBelowTable) === isBelowTable,
  )
  return here.flatMap(({ pattern, messageFor }) => {
    const match = pattern.exec(text)
    const { 0: found = '', index: at = 0 } = match ?? {}
    return match ? [{ at, message: messageFor(written.slice(at, at + found.length)) }] : []
  })
}

const isRussian = (text: string): boolean => /[а-яё]/i.test(text)

/** Whether a mark before or after a letter seems to open or close emphasis. */
const opens = (next = ''): boolean => /^[а-яё«„"]$/i.test(next)
const closes = (previous = ''): boolean => /^[а-яё»“":.!?,]$/i.test(previous)

/** Double marks that are not emphasis: pairs, and single ones next to a Russian word. */
function lostMarks(text: string, mark: string, quote: QuoteSource): Leftover[] {
  if (!text.includes(mark)) return []
  const character = mark[0] === '*' ? String.raw`\*` : mark[0]
  const at = [...text.matchAll(new RegExp(`(?<!${character})${character}{2}(?!${character})`, 'g'))].map(
    ({ index }) => index,
  )
  const found: Leftover[] = []
  for (let index = 0; index < at.length; index += 1) {
    const [start = 0, end] = at.slice(index, index + 2)
    const inside = end === undefined ? '' : text.slice(start + 2, end)
    if (end !== undefined && wasMeant(inside, text[start - 1], text[end + 2])) {
      const message = `Выделение ${quote(start, end + 2)} осталось текстом: ${reason(inside, mark)}`
      found.push({ at: start, message })
      // the second mark belongs to this one
      index += 1
    } else if (opens(text[start + 2]) !== closes(text[start - 1])) {
      const message = `Знаки «${mark}» остались текстом: у них нет пары. Допишите вторые, уберите эти или поставьте перед ними «\\».`
      if (isRussian(text.slice(Math.max(0, start - 2), start + 4))) found.push({ at: start, message })
    }
  }
  return found
}

const wordStart = new RegExp(String.raw`^\s?["«„(\p{L}\d${placeholder}]`, 'u')
const wordEnd = new RegExp(String.raw`[:.!?,;)»”"%\p{L}\d${placeholder}]\s?$`, 'u')

/** Whether text between marks was meant as emphasis. Code is not: `f(**a) and g(**b)`, `2**3`, `src/**`. */
const wasMeant = (inside: string, before = '', after = ''): boolean =>
  wordStart.test(inside) &&
  wordEnd.test(inside) &&
  !/\w/.test(before) &&
  !/^[^(]*\)/.test(inside) &&
  (isRussian(inside) || (/^\S(?:.*\S)?$/s.test(inside) && /^[\p{L}\d]/u.test(after)))

function reason(inside: string, mark: string): string {
  if (/^\s|\s$/.test(inside)) return 'внутри него с краю пробел. Уберите его.'
  if (mark[0] === '_' && !/^[^\p{L}\d]|[^\p{L}\d]$/u.test(inside))
    return `знаки «${mark}» внутри слова не действуют. Напишите вместо них «${mark.replaceAll('_', '*')}».`
  return 'его знаки зажаты между буквой и знаком препинания. Вынесите знак препинания за выделение или поставьте рядом пробел.'
}

const hide = (part: string): string => part.replace(/[^\n]/g, placeholder)
const escapes = /\\[!-/:-@[-`{-~]|&#?\w+;/g

/** The source of a line in which everything except unescaped text is masked, which keeps the offsets. */
function sourceOfText(line: Parents, source: string): string {
  let at = line.position?.start.offset ?? 0
  let text = ''
  for (const leaf of textsOf(line)) {
    const { start, end } = leaf.position ?? {}
    if (start?.offset === undefined || end?.offset === undefined || start.offset < at) continue
    text +=
      hide(source.slice(at, start.offset)) + source.slice(start.offset, end.offset).replace(escapes, hide)
    at = end.offset
  }
  return text + hide(source.slice(at, line.position?.end.offset))
}

function textsOf(node: Nodes): Nodes[] {
  if ('children' in node) return node.children.flatMap(textsOf)
  return node.type === 'text' ? [node] : []
}
