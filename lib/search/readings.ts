/** Alternative readings of a word typed in the wrong keyboard layout, or spelled by sound. */

const latinKeys = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,./~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?'
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю.ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,'

/** The same keys in the other layout: «cj,snbt» is «событие», «ьщму» is `move`. Latin means English. */
export function swapLayout(text: string): string {
  const [from, to] = /[a-z]/i.test(text) ? [latinKeys, russianKeys] : [russianKeys, latinKeys]
  return Array.from(text, (key) => to[from.indexOf(key)] ?? key).join('')
}

/** Returns a function that replaces each spelling in `from`, longest first, with its counterpart in `to`. */
function respelling(from: string, to: string): (word: string) => string {
  const targets = to.split(' ')
  const table = new Map(from.split(' ').map((spelling, at) => [spelling, targets[at]]))
  const pattern = new RegExp([...table.keys()].join('|'), 'g')
  return (word) => word.replace(pattern, (spelling) => table.get(spelling) ?? spelling)
}

const readAsRussian = respelling(
  "shch sch sh ch zh kh ts tz ck ph ya ja ia yu ju iu yo jo ye je a b c d e f g h i j k l m n o p q r s t u v w x y z '",
  'щ щ ш ч ж х ц ц к ф я я я ю ю ю е е е е а б ц д е ф г х и й к л м н о п к р с т у в в кс ы з ь',
)

/** Transliterates a folded Latin word: `sobytie` becomes «событие». */
export const toCyrillicWord = (word: string): string => readAsRussian(word.replace(/(?<=[aeiou])y/g, 'j'))

const toLatin = respelling(
  'а б в г д е ж з и й к л м н о п р с т у ф х ц ч ш щ ы э ю я',
  'a b v g d e zh z i i k l m n o p r s t u f h ts ch sh sh i e u ia',
)

/**
 * The sound of a stem. Spelling variants sound alike («юнити» and `unity`, «кэш» and «кеш»), and so do forms
 * with a mobile vowel, which Snowball ignores: «клеток» and «клетк», «настроек» and «настройк».
 */
export const soundOf = (stem: string): string =>
  toLatin(stem.replace(/(?<=[аеиоуыэюя])е(?=[кц]$)/, 'й'))
    .replace(/[ъь]/g, '')
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|c(?!h)|q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/[yj]/g, 'i')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/(.)\1/g, '$1')
    .replace(/(?<=.[^aeiou])[oe](?=([bvgdzklmnprstfh]|[cs]h|ts)$)/, '')
