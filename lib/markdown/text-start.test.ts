import { expect, test } from 'vitest'
import { parseMarkdown } from './parse'

const titleOf = (text: string) =>
  parseMarkdown({ path: 'docs/a.mdx', displayPath: 'docs/a.mdx', text }).parsed.contentTitle

test.each([
  ['# Начало\n\nТекст.', 'Начало'],
  ['import Head from \'./head\'\n\n<Head slug="a" />\n\n# Начало\n\nТекст.', 'Начало'],
  ['{/* слова */}\n\n<div>\n\nТекст\n\n</div>\n\n# Начало', 'Начало'],
  ['Вступление.\n\n# Раздел', undefined],
  ['<b />\n\n## Раздел\n\n# Начало', undefined],
])('the title in %j is %s', (text, title) => expect(titleOf(text)).toBe(title))
