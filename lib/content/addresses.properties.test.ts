import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '@/tests/support/tries'
import { siteOf } from '@/tests/support/site-of'
import { decodePath } from '../text/path'
import { absoluteUrl, hrefOf } from '../text/url'
import { unsafeCharacter } from './address-fault'

const unit = fc.oneof(
  fc.constantFrom(..."абвёйQ01 &;'()[]{}!~@=+$,^`._-".split(''), 'e\u0301', '🎮', '⚙️', '\u200b', '\u00a0'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
)
const name = fc.array(unit, { minLength: 1, maxLength: 6 }).map((units) => units.join(''))
/** Valid on disk; others are reported when the disk is read. */
const soundName = name
  .map((text) => text.normalize('NFC'))
  .filter((text) => unsafeCharacter(`docs/${text}.md`) === undefined && !/^[._]|\//.test(text))

test('any file name gives a unique, valid address or an error with position', () => {
  fc.assert(
    fc.property(fc.uniqueArray(soundName, { minLength: 1, maxLength: 3 }), (names) => {
      const files = Object.fromEntries(names.map((each) => [`docs/${each}.md`, 'Текст.\n']))
      const { site, lines } = siteOf(files)
      for (const line of lines) expect(line).toMatch(/^content\/docs\/[^\n]*:\d+:\d+ {2}/)
      const addresses = site.docs.map(({ permalink }) => permalink)
      if (lines.length > 0) return
      expect(new Set(addresses).size).toBe(names.length)
      for (const permalink of addresses) {
        expect(permalink).toBe(permalink.normalize('NFC'))
        expect(decodePath(hrefOf(permalink))).toBe(permalink)
        expect(decodePath(new URL(absoluteUrl(permalink)).pathname)).toBe(permalink)
        expect(hrefOf(permalink)).not.toMatch(/[\s"<>#?]/)
      }
    }),
    tries(300),
  )
}, 60_000)
