import Typograf from 'typograf'
import { codeLike, codeMark } from './code-like'
import { changeAround, masked, seam } from './marks'
import { setQuotes } from './set-quotes'

/** Rules of typograf that suit technical prose. None of them changes digits or Latin words. */
const rules = [
  'common/nbsp/afterSectionMark',
  'common/nbsp/beforeShortLastNumber',
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

const typograf = new Typograf({ locale: 'ru', disableRule: '*', enableRule: rules })

/** A single word, as in many table cells: no rule applies. */
const singleWord = /^[\p{L}\p{N}]*$/u

/** Applies Russian typography: «ёлочки» and „лапки“, long dashes, no-break spaces. Skips possible code. */
export function typograph(prose: string): string {
  if (singleWord.test(prose)) return prose
  return codeMark.test(prose) ? changeAround(prose, codeLike, setProse) : setProse(prose)
}

const setProse = (prose: string): string =>
  typograf
    // `---` is a dash in TeX, Pandoc and SmartyPants
    .execute(setQuotes(prose.replace(/(?<=[^\s|][ \u00a0])---(?=[ \u00a0\n])/g, '—')))
    // `5 % 3` is a formula
    .replace(/(\d) (?=[а-яё°₽]|%(?!\s?[\d(]))/g, '$1\u00a0')
    .replace(afterShortWord, '$1\u00a0')
    .replace(afterShortFirstWord, '\u00a0')
    .replace(beforeLastWord, '\u00a0')
    .replace(afterSee, '$1\u00a0')
    .replace(beforeNumber, '$1\u00a0')
    .replace(beforeOperator, '\u00a0')
    .replace(afterOperator, '\u00a0')
    .replace(shortFormula, (formula) => (formula.length > 20 ? formula : formula.replaceAll(' ', '\u00a0')))
    .replace(numberRange, '$&\u2060')
    .replace(hyphenated, (word) => (nameSign.test(word) ? word : word.replace(shortPart, '$&\u2060')))

const afterSee = /(?<![а-яё])(см\.) (?=\S)/gi

/** Words that stay with the number after them: «рисунок 1», «в табл. 2». */
const beforeNumber =
  /(?<![а-яё])((?:рис|табл|гл)\.|(?:рисун[а-яё]{1,4}|таблиц[а-яё]{1,3}|карт[а-яё]{1,2}|урок[а-яё]{0,3}|глав[а-яё]{1,3}|шаг[а-яё]{0,3})) (?=\d)/gi

/** Operators in «Pivot = Bottom» and «1 / 3 ≈ 0,33», which stay with the short terms around them. */
const beforeOperator = /(?<=[\p{L}\d]) (?=[=≈≠≤≥×][ \u00a0]−?[\p{L}\d])|(?<=\d) (?=\/ \d)/gu
const afterOperator = /(?<=[\p{L}\d]\u00a0[=≈≠≤≥×]) (?=[\p{L}\d]{1,6}(?![\p{L}\d]))|(?<=\d\u00a0\/) (?=\d)/gu

/** Short formulas that stay on one line: «0,05 − 0,04», «(0,71; 0,71)», «X = 64, Y = 64». */
const shortFormula =
  /(?<![\p{L}\d,])(?:[\d,]*\d(?:[ \u00a0][−+][ \u00a0][\d,]*\d)+|\(−?[\d,]+(?:;[ \u00a0]−?[\d,]+)+\)|\p{L}\u00a0=\u00a0\d+(?:,[ \u00a0]\p{L}\u00a0=\u00a0\d+)+)(?![\p{L}\d])/gu

const numberRange = /(?<!\d)\d{1,4}–(?=\d{1,4}(?!\d))/g

const hyphenated = /(?<!\S)\S*(?:[а-яё]-[\p{L}\d]|[a-z\d]-[а-яё])\S*/giu
/** Characters of addresses, file names and patterns. Readers copy these, so nothing invisible is added. */
const nameSign = /[/\\@_#=:[\]{}]|\.[\p{L}\d]/u

/**
 * Parts of up to four letters («кто-то», «HTTP-адрес») that must not be alone on a line. A word joiner keeps them
 * there: browsers ignore it when they search a page, but would not find a no-break hyphen.
 */
const shortPart =
  /(?<![\p{L}\p{N}\u2060-])(?:\d{1,4}-(?=[а-яё])|[\p{L}\d]{1,4}-(?=[\p{L}\d]{2}))|(?<=[\p{L}\d]{2})-(?=[\p{L}\d]{1,4}(?![\p{L}\p{N}\u2060-]))/giu

/** Words of one or two letters, but not pronouns: more no-break spaces would shorten lines in narrow columns. */
const afterShortWord = new RegExp(
  `(?<=^|[ («„“"${seam}])((?!(?:вы|мы|ты|он|её|ей|им|их) )[а-яё]{1,2}) (?=\\S)`,
  'gim',
)

const afterShortFirstWord = /(?<=[.!?…] [А-ЯЁ][а-яё]{0,2}) (?=\S)/g

/** The last word of a long text is not alone on its line, unless both words are too long for a narrow column. */
const beforeLastWord = new RegExp(`(?<=[^]{48}\\s[^\\s${masked}]{1,10}) (?=[^\\s${masked}]{1,8}$)`)
