import { expect, test } from 'vitest'
import { siteOf } from '@/tests/support/site-of'

const linesOf = (text: string) =>
  siteOf({ 'docs/a.md': `${text}\n`, 'docs/b.md': 'Текст.' }).lines.filter((line) =>
    line.includes('осталась текстом'),
  )

test.each(['Текст [слово] (b.md).', 'Текст [слово](b.md.'])('%s', (text) => {
  expect(linesOf(text)).toHaveLength(1)
})

test.each(['[[а](b.md)] ([б](b.md))', '[а] (не адрес)', 'массив[и](а б)', String.raw`\[а](b.md)`])(
  'brackets meant as text: %s',
  (text) => expect(linesOf(text)).toEqual([]),
)
