import { expect, test } from 'vitest'
import { unescapeHtml } from './html'

test('character references are decoded; unknown ones stay', () => {
  expect(unescapeHtml('&lt;&#x44F;&#39;')).toBe("<я'")
  expect(unescapeHtml('/x?a=1&toString;')).toBe('/x?a=1&toString;')
})
