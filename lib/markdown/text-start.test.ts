import { expect, test } from 'vitest'
import { renderMarkdown } from '@/tests/support/render-markdown'
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

const excerptOf = async (text: string) => {
  const source = { path: 'blog/a.md', displayPath: 'blog/a.md', text }
  const html = await renderMarkdown(source, 'md', { resolve: (href) => ({ href }), isExcerpt: true })
  return html.replace(/\s*\n\s*/g, '')
}

// as in Docusaurus, where the marker may stand anywhere
test.each([
  ['А\n\n<!-- truncate -->\n\nБ', '<p>А</p>'],
  ['Слово <!-- truncate --> Б\n\nВ', '<p>Слово </p>'],
  ['1. А\n\n   <!-- truncate -->\n\n   Б\n\n2. В', '<ol><li><p>А</p></li></ol>'],
  ['А\n\n- <!-- truncate -->\n- Б', '<p>А</p>'],
  ['[А][а]\n\n> <!-- truncate -->\n>\n> [а]: /docs/', '<p><a href="/docs/">А</a></p>'],
])('the excerpt of %j is %s', async (text, html) => expect(await excerptOf(text)).toBe(html))

test.each([
  ['![Обложка](./a.png)\n\nТекст.', 'Текст.'],
  ['[![Знак](./a.svg)](/docs/) ![х][и]\n\n**Текст** ![значок](./a.png).\n\n[и]: ./b.png', 'Текст значок.'],
  ['![Обложка](./a.png)', ''],
  ['# Т\n\n- первый пункт\n- второй\n\n| а | б |\n| - | - |', 'первый пункт'],
  ["{'слово'}\n\nТекст.", 'слово'],
])('the description of %j is %j', (text, excerpt) =>
  expect(parseMarkdown({ path: 'docs/a.mdx', displayPath: 'docs/a.mdx', text }).parsed.excerpt).toBe(excerpt),
)
