import { sanitize } from 'hast-util-sanitize'
import { h } from 'hastscript'
import { expect, test } from 'vitest'
import { htmlSchemaWith } from './html-schema'

test('an attribute of the settings is kept, however it is spelt', () => {
  const schema = htmlSchemaWith({ tags: [], attributes: ['bgcolor', 'charOff', 'aria-live'] })
  const written = h('p', { bgcolor: 'grey', charoff: 2, 'aria-live': 'polite', onclick: 'x' })
  expect(sanitize(written, schema)).toMatchObject({
    properties: { bgColor: 'grey', charOff: 2, ariaLive: 'polite' },
  })
})
