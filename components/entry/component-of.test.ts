import { expect, test } from 'vitest'
import { componentOf } from './component-of'

test('a page without a default export is an error that names the file', () => {
  const Page = () => null
  expect(componentOf({ default: Page }, 'docs/a.mdx')).toBe(Page)
  for (const empty of [{}, { default: 'текст' as unknown as typeof Page }])
    expect(() => componentOf(empty, 'docs/a.mdx')).toThrow(
      'В файле «docs/a.mdx» нет содержимого по умолчанию (export default).',
    )
})
