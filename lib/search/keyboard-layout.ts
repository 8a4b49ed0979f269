/** Words typed in the other keyboard layout: «cj,snbt» for «событие», «ьщму» for `move`. */

const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./"
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбю.'
/** The same keys with Shift. */
const latinUpper = '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?'
const cyrillicUpper = 'ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,'

const mapOf = (from: string, to: string): Map<string, string> =>
  new Map(Array.from(from, (key, at) => [key, to[at] ?? key]))

const toCyrillic = mapOf(latin + latinUpper, cyrillic + cyrillicUpper)
const toLatin = mapOf(cyrillic + cyrillicUpper, latin + latinUpper)

/** The same keys in the other layout: that of Russian for text with Latin letters, else that of English. */
export function swapLayout(text: string): string {
  const keys = /[a-z]/i.test(text) ? toCyrillic : toLatin
  return Array.from(text.normalize('NFC'), (key) => keys.get(key) ?? key).join('')
}
