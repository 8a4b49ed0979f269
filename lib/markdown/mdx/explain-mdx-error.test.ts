import { expect, test } from 'vitest'
import { siteOf } from '@/tests/support/site-of'

const linesOf = (file: string, text: string) =>
  siteOf({ [file]: `---\ntitle: Т\n---\n\n<Details>Т</Details>\n\n${text}\n` }).lines

test('advice on an unclosed void element is to self-close it', () => {
  expect(linesOf('docs/a.mdx', '<br>\n\nТ')).toEqual([
    'content/docs/a.mdx:7:1  ошибка  Тег <br> не закрыт. Напишите <br />.  mdx/syntax',
  ])
})

test('in .md the message says why the file is MDX', () => {
  expect(linesOf('docs/a.md', '<br>\n\nТ')).toEqual([
    'content/docs/a.md:7:1  ошибка  Тег <br> не закрыт. Напишите <br />. Файл .md читается как MDX: в нём есть import, компонент или выражение. Простой Markdown — поле mdx: { format: md }.  mdx/syntax',
  ])
})

test('a value of an attribute needs quotes or braces', () => {
  expect(linesOf('docs/a.mdx', '<img width=100 />')).toEqual([
    'content/docs/a.mdx:7:12  ошибка  После «=» ожидается значение в кавычках или скобках, а стоит «1». Напишите, например, width="100" или width={100}.  mdx/syntax',
  ])
})
