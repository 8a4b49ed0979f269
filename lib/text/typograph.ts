import Typograf from 'typograf'
import { codeLike } from './code-like'
import { changeAround, seam } from './mask'
import { setQuotes } from './quotes'

/** Rules that are right in technical prose; none of them touches digits or Latin words. */
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

const typograf = new Typograf({ locale: 'ru', disableRule: '*', enableRule: rules })

/** A single word, as in table cells, needs no rules. */
const singleWord = /^[\p{L}\p{N}]*$/u

/** Russian prose as a typographer sets it: «ёлочки» and „лапки“, long dashes, no-break spaces. What is right already, or may be code, stays. */
export const typograph = (prose: string): string =>
  singleWord.test(prose) ? prose : changeAround(prose, codeLike, setProse)

const setProse = (prose: string): string =>
  typograf
    .execute(setQuotes(prose))
    // `5 % 3` is a formula
    .replace(/(\d) (?=[а-яё°₽]|%(?!\s?[\d(]))/g, '$1\u00a0')
    .replace(afterSeam, '$1\u00a0')
    .replace(afterPreposition, '$1\u00a0')
    .replace(beforeNumber, '$1\u00a0')
    .replace(hyphenated, (word) => (nameSign.test(word) ? word : word.replace(shortPart, '$&\u2060')))

/** Prepositions that typograf does not know. */
const afterPreposition = /(?<![а-яё])(над|под|при|про) (?=\S)/gi

/** Words followed by a number: «рисунок 1», «в табл. 2». */
const beforeNumber =
  /(?<![а-яё])((?:рис|табл|гл)\.|(?:рисун[а-яё]{1,4}|таблиц[а-яё]{1,3}|урок[а-яё]{0,3}|глав[а-яё]{1,3}|шаг[а-яё]{0,3})) (?=\d)/gi

const hyphenated = /\S*[а-яё]-[а-яё]\S*/gi
/** In addresses, names of files and patterns, which readers copy, an invisible sign would be a mistake. */
const nameSign = /[/\\@_#=:[\]{}]|\.[\p{L}\d]/u

/** The hyphen of «по-нынешнему», «кто-то», «из-за»: a part of three letters or fewer does not stand alone at the end or the start of a line. */
const shortPart =
  /(?<![\p{L}\p{N}-])[а-яё]{1,3}-(?=[а-яё]{2})|(?<=[а-яё]{2})-(?=[а-яё]{1,3}(?![\p{L}\p{N}-]))/giu

const afterSeam = new RegExp(`(${seam}[а-яё]{1,2}) (?=\\S)`, 'gi')
