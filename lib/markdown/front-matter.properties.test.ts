import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '@/tests/support/tries'
import { stringify } from 'yaml'
import { siteOf } from '@/tests/support/site-of'
import { readFrontMatter } from './front-matter'

const word = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary', maxLength: 4 }))
const known = fc.constantFrom(
  'title',
  'id',
  'slug',
  'description',
  'sidebar_position',
  'tags',
  'draft',
  'image',
)
const key = fc.oneof(known, word)
const value = fc.oneof(
  word,
  fc.integer(),
  fc.double({ noNaN: true }).map((number) => number + 0),
  fc.boolean(),
  fc.constant(null),
)
const fields = fc.array(fc.tuple(key, value), { maxLength: 5 }).map((pairs) => Object.fromEntries(pairs))

test('any field is read as written, or reported at its position', () => {
  fc.assert(
    fc.property(fields, (written) => {
      const text = `---\n${Object.keys(written).length > 0 ? stringify(written) : ''}---\n\nТекст.\n`
      const { data, problems } = readFrontMatter({ path: 'docs/a.md', displayPath: 'a.md', text })
      if (problems.length === 0) {
        expect(Object.keys(data).toSorted()).toEqual(Object.keys(written).toSorted())
        // a number that would be formatted differently stays a string
        for (const [name, one] of Object.entries(written)) expect(String(data[name])).toBe(String(one))
      }
      for (const { line, column, message } of problems) {
        expect(line > 0 && column > 0).toBe(true)
        expect(message).toMatch(/^[А-ЯЁ].*[.?]$/)
      }
      for (const printed of siteOf({ 'docs/a.md': text }).lines)
        expect(printed).toMatch(/^content\/docs\/a\.md:\d+:\d+ {2}.*[.?] {2}[a-z-]+\/[\w-]+$/)
    }),
    tries(300),
  )
})
