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

/** Stands between pieces of one line (before and after an emphasis, a link); rules see through it. */
export const seam = '\uF8F0'

/**
 * Russian prose as a typographer sets it: «ёлочки» and „лапки“, long dashes with a no-break space before them, no line
 * ends after short words nor between a number and what is counted. What is right already stays as it is.
 *
 * @param {string} text Prose without code.
 */
export const typograph = (text) => typographAll([text])[0] ?? text

/**
 * Sets many texts, each as by itself. The rules go through all of them at once: to ask the rules takes longer than what they do in a
 * line.
 *
 * @param {string[]} texts
 * @returns {string[]}
 */
export function typographAll(texts) {
  const set = texts.map((text) => (word.test(text) ? text : titles.get(text)))
  const rest = texts.filter((_, index) => set[index] === undefined)
  const made = setAll(rest)
  for (const [index, text] of rest.entries())
    if (text.length <= longestTitle) keepTitle(text, made[index] ?? text)
  let next = 0
  return set.map((known) => known ?? made[next++] ?? '')
}

/** Stands between texts that are set together: ends of lines for the rules, and what no text has. */
const between = '\n\n\uF8F2\n\n'

/** Rules look for tags, and take all between two signs for one; a dash at the end of a text is none of a line. */
const standsAlone = /[<&\uF8F2]|[-–—]\s*$/

/** @param {string[]} texts @returns {string[]} */
function setAll(texts) {
  const isAlone = texts.map((text) => standsAlone.test(text))
  const joined = texts.filter((_, index) => !isAlone[index])
  const made = applyRules(joined.map(setQuotes).join(between)).split(between)
  const isWhole = made.length === joined.length
  let next = 0
  return texts.map((text, index) =>
    finishLine(isWhole && !isAlone[index] ? (made[next++] ?? text) : applyRules(setQuotes(text))),
  )
}

/** @param {string} text */
const applyRules = (text) =>
  typograf
    .execute(text)
    .replace(/(\d) (?=[а-яё%°])/g, '$1\u00a0')
    .replace(afterSeam, '$1\u00a0')
    .replace(afterPreposition, '$1\u00a0')
    .replace(beforeNumber, '$1\u00a0')

/** What holds for the ends of a text alone. @param {string} text */
const finishLine = (text) => text.replace(/^\u00a0(?=—)/, '').replace(beforeLastWord, '\u00a0')

/** A short word at the end; the rule for it takes only the end of all texts for one. Particles belong to the word before them. */
const beforeLastWord = /(?<=[a-zа-яё\d])(?<!\u00a0(?:ли|ль|же|ж|бы|б)) (?=[a-zа-яёA-ZА-ЯЁ]{1,3}[.!?…]$)/

/** No rule changes a word that stands by itself, as in the cells of tables. */
const word = /^[\p{L}\p{N}]*$/u

/**
 * Titles and the like: they stand in menus, lists, contents and heads of pages, and each call asks all rules.
 *
 * @type {Map<string, string>}
 */
const titles = new Map()
/** In characters. */
const longestTitle = 100
const mostTitles = 5000

/** @param {string} text @param {string} set */
function keepTitle(text, set) {
  if (titles.size === mostTitles) titles.clear()
  titles.set(text, set)
}

/** Prepositions that the rules do not know. */
const afterPreposition = /(?<![а-яё])(над|под|при|про) (?=\S)/gi

/** What has a number: «рисунок 1», «в табл. 2». */
const beforeNumber =
  /(?<![а-яё])((?:рис|табл|гл)\.|(?:рисун[а-яё]{1,4}|таблиц[а-яё]{1,3}|урок[а-яё]{0,3}|глав[а-яё]{1,3}|шаг[а-яё]{0,3})) (?=\d)/gi

const afterSeam = new RegExp(`(${seam}[а-яё]{1,2}) (?=\\S)`, 'gi')
/** Quotes of code: an empty string, the value of an attribute or a field. */
const code = /""|[=:{]"|"\s*:\s*["{[]/
/** How far back a quote looks for what stands before it. */
const context = 32
const opens = new RegExp(`(^|[\\s([{—–/«„-])${seam}*$`)

/** Straight quotes to «ёлочки», inside them to „лапки“. Quotes that do not pair (inches, code) stay. @param {string} text */
function setQuotes(text) {
  const pieces = text.split('"')
  if (pieces.length === 1 || pieces.length % 2 === 0 || code.test(text)) return text
  let depth = (text.match(/«/g)?.length ?? 0) > (text.match(/»/g)?.length ?? 0) ? 1 : 0
  let result = pieces[0] ?? ''
  for (const piece of pieces.slice(1)) {
    const isOpening = opens.test(result.slice(-context))
    if (!isOpening) depth = Math.max(0, depth - 1)
    result += (isOpening ? '«„' : '»“')[Math.min(depth, 1)] + piece
    if (isOpening) depth += 1
  }
  return result
}
