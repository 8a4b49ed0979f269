import type { Construct, ConstructRecord } from 'micromark-util-types'
import remarkMath from 'remark-math'
import type { Processor } from 'unified'
import type { VFile } from 'vfile'
import { placeAt } from '../../problems/problem'
import { reporterOf } from '../reporter'
import { isInBraces, isIndentedCode, parsesMdx, pieces } from './remark-docusaurus-syntax'

/** Parses formulas. The package alone would take any two dollars of a paragraph for one. Reports lone `$$`. */
export function remarkFormulas(this: Processor) {
  remarkMath.call(this)
  const { parser } = this
  const extensions = this.data().micromarkExtensions ?? []
  const [syntax] = [extensions.pop() ?? []].flat()
  if (!parser || !syntax?.flow || !syntax.text) throw new Error('remark-math has no syntax any more')
  let plain = new Set<number>()
  const exceptPlain = (constructs: ConstructRecord): ConstructRecord =>
    Object.fromEntries(
      Object.entries(constructs).map(([code, syntaxes]) => [
        code,
        [syntaxes ?? []].flat().map((one) => disabledAt(one, (offset) => plain.has(offset))),
      ]),
    )
  extensions.push({ ...syntax, flow: exceptPlain(syntax.flow), text: exceptPlain(syntax.text) })
  const isMdx = parsesMdx(this)
  this.parser = (text: string, file: VFile) => {
    plain = plainDollars(text, isMdx)
    const report = reporterOf(file)
    for (const offset of plain) {
      const place = placeAt(text, offset)
      if (opensFormula(text, offset)) report(place, openFormula, 'markdown/unclosed')
      else if (startsAt(twoFormulas, text, offset)) report(place, joinedFormulas, 'markdown/formula')
      else if (startsAt(spacedFormula, text, offset)) report(place, spacesInside, 'markdown/formula')
    }
    return parser(text, file)
  }
}

/** A construct that is disabled at some offsets. The option `disable` of micromark applies to whole texts. */
const disabledAt = (construct: Construct, isDisabled: (offset: number) => boolean): Construct => ({
  ...construct,
  tokenize(effects, ok, nok) {
    const start = construct.tokenize.call(this, effects, ok, nok)
    return (code) => (isDisabled(this.now().offset) ? nok(code) : start(code))
  },
})

const openFormula =
  'У знаков «$$» нет пары: формула осталась текстом. Проверьте, где она начинается и кончается, или поставьте перед ними «\\».'

const joinedFormulas =
  'Между формулами нет пробела, и они остались текстом. Поставьте пробел между «$» и «$».'

const spacesInside = 'Формула осталась текстом: внутри знаков «$» с краю пробел. Уберите его.'

/** Matches a formula with something that makes it one, unlike `$HOME$$USER$`. */
const math = String.raw`\$(?=[^\s$])(?:[A-Za-z]|[^$\n]*[\\^_={+][^$\n]*)\$`
const twoFormulas = new RegExp(`(?<![\\p{L}\\d$])${math}${math}`, 'uy')
/** A formula with spaces inside, which Docusaurus allows. Without TeX it is a price or shell command. */
const spacedFormula =
  /(?<![\p{L}\d$])\$(?=[ \t]|[^$\n`]*[ \t]\$)(?=[^$\n`]*(?:\\[a-z]|[\^_]\{|\w\^\w|\b[a-z]_[\p{L}\d](?![\p{L}\d_])))[^$\n`]+\$(?![\p{L}\d$])/uy

function startsAt(pattern: RegExp, text: string, offset: number): boolean {
  pattern.lastIndex = offset
  return pattern.test(text)
}

/** The offsets of dollars that are text. */
function plainDollars(text: string, isMdx: boolean): Set<number> {
  if (!text.includes('$')) return new Set()
  const isCode = isMdx ? isInBraces : isIndentedCode
  const dollars = [...text.matchAll(pieces)].filter(({ groups }) => groups?.['dollar'] !== undefined)
  return new Set(dollars.map(({ index }) => index).filter((offset) => !isCode(text, offset)))
}

/** Whether `$$` at an offset is alone on its line, or begins a line with a formula. */
function opensFormula(text: string, offset: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  const [line = ''] = text.slice(offset).split('\n', 1)
  return /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*$/.test(before) && /^\$\$(?:\s*$|[^$]*[\\^_={])/.test(line)
}
