import Typograf from 'typograf'

/** Rules that are right in technical prose; none of them touches digits, signs of code or Latin words. */
const rules = [
  'common/nbsp/afterSectionMark',
  'common/nbsp/afterShortWord',
  'common/nbsp/afterShortWordByList',
  'common/nbsp/beforeShortLastNumber',
  'common/nbsp/beforeShortLastWord',
  'common/punctuation/hellip',
  'ru/dash/main',
  'ru/nbsp/abbr',
  'ru/nbsp/afterNumberSign',
  'ru/nbsp/beforeParticle',
  'ru/nbsp/dayMonth',
  'ru/nbsp/mln',
  'ru/nbsp/page',
  'ru/nbsp/see',
  'ru/nbsp/year',
  'ru/nbsp/years',
]

const typograf = new Typograf({ locale: ['ru', 'en-US'], disableRule: '*', enableRule: rules })

/** A mark between the pieces of one line (before and after an emphasis, a link), which the rules take for nothing. */
export const seam = '\uF8F0'

/** No rule changes a word that stands by itself, as in the cells of tables. */
const singleWord = /^[\p{L}\p{N}]*$/u

/** Russian prose as a typographer sets it: «ёлочки» and „лапки“, long dashes, no-break spaces. What is right already stays as it is. */
export function typograph(prose: string): string {
  if (singleWord.test(prose)) return prose
  return typograf
    .execute(setQuotes(prose))
    .replace(/(\d) (?=[а-яё%°])/g, '$1\u00a0')
    .replace(afterSeam, '$1\u00a0')
    .replace(afterPreposition, '$1\u00a0')
    .replace(beforeNumber, '$1\u00a0')
    .replace(/^\u00a0(?=—)/, '')
}

/** Prepositions that the rules do not know. */
const afterPreposition = /(?<![а-яё])(над|под|при|про) (?=\S)/gi

/** What has a number: «рисунок 1», «в табл. 2». */
const beforeNumber =
  /(?<![а-яё])((?:рис|табл|гл)\.|(?:рисун[а-яё]{1,4}|таблиц[а-яё]{1,3}|урок[а-яё]{0,3}|глав[а-яё]{1,3}|шаг[а-яё]{0,3})) (?=\d)/gi

const afterSeam = new RegExp(`(${seam}[а-яё]{1,2}) (?=\\S)`, 'gi')
/** Quotes of code: an empty string, the value of an attribute or a field. */
const codeQuotes = /""|[=:{]"|"\s*:\s*["{[]/
const opens = new RegExp(`(^|[\\s([{—–/«„-])${seam}*$`)

/** Straight quotes to «ёлочки», inside them to „лапки“. Quotes that do not pair (inches, code) stay. */
function setQuotes(text: string): string {
  const pieces = text.split('"')
  if (pieces.length === 1 || pieces.length % 2 === 0 || codeQuotes.test(text)) return text
  let depth = (text.match(/«/g)?.length ?? 0) > (text.match(/»/g)?.length ?? 0) ? 1 : 0
  let result = pieces[0] ?? ''
  for (const piece of pieces.slice(1)) {
    // a few characters before a quote decide: a long text would be read again for each quote
    const isOpening = opens.test(result.slice(-32))
    if (!isOpening) depth = Math.max(0, depth - 1)
    result += (isOpening ? '«„' : '»“')[Math.min(depth, 1)] + piece
    if (isOpening) depth += 1
  }
  return result
}
