import { expect, test } from 'vitest'
import { config } from '../site'
import { textKey } from './texts'

const source = { path: 'docs/a.md', displayPath: 'content/docs/a.md', text: 'Текст.' }

test('a text is recompiled if the settings change', () => {
  const keyWith = (format: 'md' | 'mdx') => textKey(source, { ...config, markdown: { format } })
  expect(keyWith('md')).toBe(keyWith('md'))
  expect(keyWith('md')).not.toBe(keyWith('mdx'))
})
