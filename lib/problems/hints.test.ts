import { expect, test } from 'vitest'
import { fileHint } from './hints'

test.each([
  ['docs/intro.md', ['blog/events.md', 'docs/api/events.md', 'docs/events.md'], './events.md'],
  ['docs/api/intro.md', ['docs/events.md', 'docs/api/old/events.md'], './old/events.md'],
  [
    'versioned_docs/version-1/x.md',
    ['docs/events.md', 'versioned_docs/version-1/a/events.md'],
    './a/events.md',
  ],
  ['docs/intro.md', ['blog/events.md'], '../blog/events.md'],
])('in %s, of the files %j the one of its section is proposed', (from, files, expected) => {
  expect(fileHint('./evens.md', from, files)).toBe(` Возможно, «${expected}»?`)
})
