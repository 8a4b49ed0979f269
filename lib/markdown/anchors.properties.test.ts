import * as fc from 'fast-check'
import { slug } from 'github-slugger'
import { expect, test } from 'vitest'
import { tries } from '@/tests/support/tries'
import { siteOf } from '@/tests/support/site-of'
import { trimId } from '../text/characters'
import { parseMarkdown } from './parse'

const unit = fc.oneof(
  fc.constantFrom(
    ..."абвёЙQ01 &;'()!~@=+$,._-".split(''),
    'e\u0301',
    '🎮',
    '⚙️',
    '\u200b',
    '\u00a0',
    '\u00ad',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
)
/** Without Markdown syntax. */
const title = fc
  .array(unit, { minLength: 1, maxLength: 8 })
  .map((units) => units.join('').replace(/[*_`~<&\\[\]:$|{}]/g, ''))

test('any heading has an id that links reach, and shows all its characters', () => {
  fc.assert(
    fc.property(title, (text) => {
      const heading = `## ${text}`
      const { headings } = parseMarkdown(
        { path: 'docs/a.md', displayPath: 'a.md', text: heading },
        'md',
      ).parsed
      fc.pre(headings.length === 1)
      const id = headings[0]?.id ?? ''
      expect(id).toMatch(/^[^\s\p{Cc}\p{Cf}\p{DI}]+$/u)
      // ids in GitHub's form, which authors copy
      const copied = slug(text.trim().normalize('NFC'))
      const links = [id, trimId(copied) === '' ? id : copied].map(
        (each) => `[x](<#${encodeURIComponent(each)}>)`,
      )
      const { lines } = siteOf({ 'docs/a.md': `${links.join(' ')}\n\n${heading}\n` })
      expect(lines.filter((line) => line.endsWith('links/anchor'))).toEqual([])
    }),
    tries(300),
  )
})
