import { afterAll, expect, test } from 'vitest'
import { config } from '../site'
import { forgetRevision, textKey } from './texts'

const { format } = config.markdown
afterAll(() => {
  config.markdown.format = format
  forgetRevision()
})

test('what a text is compiled by is read once, and again when it has changed', () => {
  const source = { path: 'docs/a.md', displayPath: 'content/docs/a.md', text: 'Текст.' }
  const before = textKey(source)
  config.markdown.format = format === 'md' ? 'mdx' : 'md'
  expect(textKey(source)).toBe(before)
  forgetRevision()
  expect(textKey(source)).not.toBe(before)
})
