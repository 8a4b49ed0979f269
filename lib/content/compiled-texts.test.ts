import { expect, test } from 'vitest'
import { config } from '../site'
import { textKeys } from './compiled-texts'

const source = { path: 'docs/a.md', displayPath: 'content/docs/a.md', text: 'Текст.' }

test('a text is recompiled if the settings change', () => {
  const keyWith = (format: 'md' | 'mdx') => textKeys({ ...config, markdown: { format } })(source)
  expect(keyWith('md')).toBe(keyWith('md'))
  expect(keyWith('md')).not.toBe(keyWith('mdx'))
})
