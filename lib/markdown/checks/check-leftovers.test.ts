import { expect, test } from 'vitest'
import { siteOf } from '@/tests/support/site-of'

test.each(['[^а-я]', '[^a-z]', '[^0-9]'])('a regular expression is not a footnote: %s', (text) => {
  expect(siteOf({ 'docs/a.md': `Так ${text} и так.\n` }).lines).toEqual([])
})
