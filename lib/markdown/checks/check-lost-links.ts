/** Finds links that failed, so that readers see their brackets. */
import type { Root } from 'mdast'
import { hint, show } from '../../problems/hints'
import { placeAt } from '../../problems/problem'
import type { Report } from '../types'
import { SKIP, visit } from '../visit'

export function checkLostLinks(tree: Root, report: Report, source: string): void {
  const labels: string[] = []
  visit(tree, 'definition', ({ identifier }) => void labels.push(identifier))
  visit(tree, ({ type, position }) => {
    // links do not nest
    if (type === 'link' || type === 'linkReference') return SKIP
    if (type !== 'text') return undefined
    const from = position?.start.offset ?? source.length
    const written = source.slice(from, position?.end.offset)
    for (const { index, 1: opening = '' } of written.matchAll(/(?<!\\)\]( ?\(|\[)/g)) {
      const [before, after] = aroundIn(source, from + index)
      if (isMeant(before, after)) continue
      const label = opening === '[' ? lostLabel(before, after) : undefined
      const what =
        opening === '[' ? label && lostReference(label, labels) : lostAddress(after, before.includes('['))
      const width = before.length - Math.max(0, before.lastIndexOf('['))
      if (what !== undefined)
        report(placeAt(source, from + index - width), `Ссылка осталась текстом: ${what}`, 'markdown/link')
    }
    return undefined
  })
}

/** Whether the author meant brackets as text: `\[text](address)`, or code such as `f[i](a b)`. */
const isMeant = (before: string, after: string): boolean =>
  /\\\[[^[\]]*$/.test(before) ||
  (/[\p{L}\d_)\]]\[[^[\]]*$/u.test(before) && !looksLikeAddress.test(after.slice(1)))

/** The line around an offset, cut to the length of a link: lines can be a megabyte long. */
function aroundIn(source: string, offset: number): [before: string, after: string] {
  const before = source.slice(Math.max(0, offset - 300), offset).replace(/^[\s\S]*\n/, '')
  return [before, source.slice(offset + 1, offset + 1000).replace(/\n[\s\S]*/, '')]
}

/** Distinguishes an address after brackets from mere words in parentheses. */
const looksLikeAddress =
  /^(\.{0,2}\/|#|<|www\.|[a-z][a-z+.-]+:|[^\s[]+\.(mdx?|html?|png|jpe?g|gif|svg|webp|zip|pdf)\b)/i

/** `line` starts with the parenthesis; `isOpened`: the text before it has a `[`. */
function lostAddress(line: string, isOpened: boolean): string | undefined {
  const [, blank = '', address = '', end] = /^( ?)\(((?:[^()]|\([^()]*\))*)(\)?)/.exec(line) ?? []
  if (blank !== '' && !looksLikeAddress.test(address)) return undefined
  if (blank !== '') return 'между «]» и «(» пробел. Уберите его.'
  if (!isOpened) return 'перед её текстом нет «[». Допишите скобку.'
  if (end === '') return 'в этой строке нет закрывающей скобки «)». Допишите её.'
  const [, place = '', title = ''] = /^(.*?)(\s+(["']).*\3)?$/.exec(address.trim()) ?? []
  if (/\s/.test(place) && !/["'<>]/.test(place))
    return `в адресе ${show(place)} пробел. Возьмите его в угловые скобки: «(<${place}>${title})».`
  return `адрес ${show(address)} не разобрать. Ожидается «[текст](адрес)» или «[текст](адрес "подпись")».`
}

/** The label of a lost link, cut before its second `[`: `label` in `[text][label]`, `text` in `[text][]`. */
function lostLabel(before: string, after: string): string | undefined {
  const [, text = ''] = /(?<![\p{L}\d_\]\\])\[([^[\]]+)$/u.exec(before) ?? []
  const [, written] = /^\[([^[\]]*)\]/.exec(after) ?? []
  const label = written || text
  // `[i][0]` is code, `[^1]` a footnote
  return text === '' || written === undefined || !/\p{L}{2}/u.test(label) || label.startsWith('^')
    ? undefined
    : label
}

const lostReference = (label: string, labels: string[]): string =>
  `адреса с именем «${label}» на странице нет.${hint(label, labels) || ` Добавьте строку «[${label}]: адрес».`}`
