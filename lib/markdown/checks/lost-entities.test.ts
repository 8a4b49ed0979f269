import { expect, test } from 'vitest'
import { parseMarkdown } from '../parse'

const linesOf = (text: string, path = 'docs/a.md') =>
  parseMarkdown({ path, displayPath: path, text }).problems.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  )
const told = (at: string, mark: string, near: string) => [
  `${at} Знак «${mark}» остался текстом. Возможно, «&${near};»?`,
]

test.each([
  ['Ждать 5&nbps;с', '1:8', '&nbps;', 'nbsp'],
  ['Слово&nsbp;слово', '1:6', '&nsbp;', 'nbsp'],
  ['раз\nи &mdsah; два', '2:3', '&mdsah;', 'mdash'],
  ['## Имя &laqou;Мир»', '1:8', '&laqou;', 'laquo'],
  ['| а |\n| - |\n| 1&thinps;2 |', '3:4', '&thinps;', 'thinsp'],
  ['**Да&helip;**', '1:5', '&helip;', 'hellip'],
  ['5&NBSP;ГБ', '1:2', '&NBSP;', 'nbsp'],
  ['Ждать 5&nbsp с', '1:8', '&nbsp', 'nbsp'],
  ['Что?&nbps;Да', '1:5', '&nbps;', 'nbsp'],
])('%j is reported', (text, at, mark, near) => {
  expect(linesOf(text)).toEqual(told(at, mark, near))
  expect(linesOf(text, 'docs/a.mdx')).toEqual(told(at, mark, near))
})

test.each([
  'Компании AT&T; и R&D;',
  'Адрес /search?q=a&nbps;b и https://e.ru/?a&nbsp',
  '[х](/docs/a/?a=1&nbps;)',
  'Знаки &nsub; &nbsp; &laquo; &#160; &amp;nbps;',
  'Пишут &amp;nbsp;, видно &nbsp; пробел',
  'Пример: \\&nbps; и `&nbps;`',
  '```\n&nbps;\n```',
  'Условие a &&nbsp и f(&foo; x)',
  'Ключ &key=1 и &abc;',
  'Знак &copyright и &notit;',
])('%j is not', (text) => expect(linesOf(text)).toEqual([]))
