import { expect, test } from 'vitest'
import { countOf } from './plural'
import { strings } from '../strings'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('a count has the Russian form of its noun', () => {
  const counts = [0, 1, 2, 5, 11, 21, 22, 25, 111, 1000].map((count) =>
    plain(countOf(count, strings.blog.posts)),
  )
  expect(counts).toEqual([
    '0 записей',
    '1 запись',
    '2 записи',
    '5 записей',
    '11 записей',
    '21 запись',
    '22 записи',
    '25 записей',
    '111 записей',
    '1 000 записей',
  ])
})

test('Russian counts match Intl', () => {
  const rules = new Intl.PluralRules('ru')
  const number = new Intl.NumberFormat('ru')
  const forms = { one: 'one', few: 'few', many: 'many' }
  for (const count of [...Array.from({ length: 1200 }, (_, at) => at), 12_345, 1_000_021])
    expect(countOf(count, forms)).toBe(`${number.format(count)}\u00a0${rules.select(count)}`)
})
