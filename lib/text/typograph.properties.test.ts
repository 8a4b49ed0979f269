import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '@/tests/support/tries'
import { seam } from './marks'
import { typograph } from './typograph'

const words =
  'в и не Слово число API x my_var 5 15 3.14 10x10 C++ main...feature ../a --flag C:\\dir &nbsp; <b> {"a":1} key="v"'
/** Punctuation and code between words of technical prose. */
const technical =
  'v1.2.3 1.0.0-beta ^1.2 >=18 1..10 1-5 5–7 мс 5мс 10% №5 sha256:9f86d0 a1b2c3d 0x1F /etc/hosts C:\\a ./b src/*.ts ~/.ssh -v --help --key=value -DX="y" :-) ;) <3 ^_^ -> => i++ --j foo() a[0] "да" «нет» „x“ "x" не т. е. 192.168.0.1 10:30 user@host = * урон => -m title: [1, {x} кто-то сайт/из-за по-русски.md [а-яё]'
const signs = ['"', '«', '»', '(', ')', '...', '.', ',', '-', '--', '—', ':', '%', '\u00a0', '\n', seam]
const piece = fc.oneof(
  fc.constantFrom(...words.split(' ')),
  fc.constantFrom(...technical.split(' ')),
  fc.constantFrom(...signs),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
)
/** Tokens with spaces between some of them. */
const prose = fc
  .array(fc.tuple(piece, fc.constantFrom(' ', '')), { maxLength: 12 })
  .map((parts) => parts.flat().join(''))

/** Reverts typography, which replaces only spaces, quotes, dashes and dots. */
const typed = (text: string): string =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('\u2060', '')
    // spaces are added between abbreviated words and before a number
    .replace(/(?<=[а-яё]\.) (?=[а-яё]\.)/gi, '')
    .replaceAll('№ ', '№')
    .replace(/[«»„“]/g, '"')
    .replace(/--|[‒–—]/g, '-')
    .replace(/\.{3,4}/g, '…')

test('typography changes only spaces, quotes, dashes and dots', () => {
  fc.assert(
    fc.property(prose, (text) => {
      expect(typed(typograph(text))).toBe(typed(text))
    }),
    tries(2000),
  )
})

test('typography is idempotent', () => {
  fc.assert(
    fc.property(prose, (text) => {
      const once = typograph(text)
      expect(typograph(once)).toBe(once)
    }),
    tries(2000),
  )
})

const code =
  'my_var 5"x main...feature ../a ...b --flag C:\\dir &nbsp; <b> {"a":1} ["x"] key="v" f("x") "a/b" "-v"'

test('code in prose is unchanged', () => {
  const parts = fc.array(fc.constantFrom('слово', '"слово"', 'и', '—', '-', 'да...', ','), { maxLength: 4 })
  fc.assert(
    fc.property(parts, fc.constantFrom(...code.split(' ')), parts, (before, token, after) => {
      expect(typograph([...before, token, ...after].join(' '))).toContain(token)
    }),
    tries(500),
  )
})
