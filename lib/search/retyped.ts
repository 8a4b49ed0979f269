/** What a word may be when it was typed in the wrong keyboard layout, or written by its sound in the other alphabet. */

const latinKeys = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,./~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?'
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю.ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,'

/** The same keys in the other layout: «cj,snbt» for «событие», «ьщму» for `move`. Text with Latin letters is taken as English. */
export function swapLayout(text: string): string {
  const [from, to] = /[a-z]/i.test(text) ? [latinKeys, russianKeys] : [russianKeys, latinKeys]
  return Array.from(text, (key) => to[from.indexOf(key)] ?? key).join('')
}

/** Replaces each spelling that a table has, the longest one at each place. */
function respell(word: string, table: Record<string, string>): string {
  const spellings = Object.keys(table).toSorted((a, b) => b.length - a.length)
  return word.replace(new RegExp(spellings.join('|'), 'g'), (spelling) => table[spelling] ?? spelling)
}

/** Spellings apart by spaces, each with what stands at its place in the other list. */
function tableOf(from: string, to: string): Record<string, string> {
  const targets = to.split(' ')
  return Object.fromEntries(from.split(' ').map((spelling, at) => [spelling, targets[at] ?? '']))
}

const toCyrillic = {
  ...tableOf(
    "a b c d e f g h i j k l m n o p q r s t u v w x y z '",
    'а б ц д е ф г х и й к л м н о п к р с т у в в кс ы з ь',
  ),
  ...tableOf('shch sch sh ch zh kh ts tz ck ph', 'щ щ ш ч ж х ц ц к ф'),
  ...tableOf('ya ja ia yu ju iu yo jo ye je', 'я я я ю ю ю е е е е'),
}

/** A folded Latin word in Cyrillic, as it would be read: «событие» for `sobytie`. */
export const toCyrillicWord = (word: string): string =>
  respell(word.replace(/(?<=[aeiou])y/g, 'j'), toCyrillic)

const toLatin = tableOf(
  'а б в г д е ж з и й к л м н о п р с т у ф х ц ч ш щ ы э ю я',
  'a b v g d e zh z i i k l m n o p r s t u f h ts ch sh sh i e u ia',
)

/** What is left of a word when spellings of one sound are written one way; the same for «юнити» and `unity`. */
export const latinSkeleton = (word: string): string =>
  respell(word, toLatin)
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
