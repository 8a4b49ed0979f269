import { describe, expect, test } from 'vitest'
import { byLetter, byYear } from './blog/queries'
import { paginate } from './blog/paginate'
import { formatDate, formatDayAndMonth, parseDate } from './date'
import { tableOfContents } from './nav/table-of-contents'
import { countOf } from './plural'
import { strings } from './strings'
import { permalinkOf } from './path'
import { absoluteUrl, hrefOf } from './url'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('Russian counts', () => {
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

test('Russian counts are those of Intl', () => {
  const rules = new Intl.PluralRules('ru')
  const number = new Intl.NumberFormat('ru')
  const forms = { one: 'one', few: 'few', many: 'many' }
  for (const count of [...Array.from({ length: 1200 }, (_, at) => at), 12_345, 1_000_021])
    expect(countOf(count, forms)).toBe(`${number.format(count)}\u00a0${rules.select(count)}`)
})

describe('dates', () => {
  test('in Russian, whatever the machine is set to', () => {
    expect([formatDate('2021-08-26'), formatDayAndMonth('2019-05-28T23:59:00Z')].map(plain)).toEqual([
      '26 августа 2021 г.',
      '28 мая',
    ])
  })

  test('real days only', () => {
    expect(
      ['2021-08-26', '2021-8-6', '2021-02-30', '2021-13-01', '1 августа', '2021-08-26T10:30:00+03:00'].map(
        parseDate,
      ),
    ).toEqual(['2021-08-26', '2021-08-06', null, null, null, '2021-08-26T07:30:00.000Z'])
  })
})

test('addresses', () => {
  expect(permalinkOf('docs', '/a//b/', 'й'.normalize('NFD'))).toBe('/docs/a/b/й/')
  expect(hrefOf('/docs/a b/уроки/')).toBe('/docs/a%20b/уроки/')
  expect(absoluteUrl('/docs/уроки/')).toMatch(/^https:\/\/.*\/docs\/%D1%83%D1%80%D0%BE%D0%BA%D0%B8\/$/)
})

test('a list is split into pages, an empty one is one empty page', () => {
  expect(paginate([1, 2, 3], 2)).toEqual([
    { items: [1, 2], number: 1, total: 2 },
    { items: [3], number: 2, total: 2 },
  ])
  expect(paginate([], 10)).toEqual([{ items: [], number: 1, total: 1 }])
})

test('tags stand under their letters by Russian rules: Ё after Е, Latin last', () => {
  const tags = ['Ель', 'Ёж', 'Жук', 'API', 'арка'].map((label) => ({ tag: { label, permalink: label } }))
  expect(byLetter(tags).map(({ letter }) => letter)).toEqual(['А', 'Е', 'Ё', 'Ж', 'A'])
})

test('a post of New Year belongs to its year in every zone', () => {
  const post = { date: '2021-01-01' } as Parameters<typeof byYear>[0][number] // the only field that is read
  expect(byYear([post])[0]?.year).toBe(2021)
})

test('the table of contents nests by level', () => {
  const headings = [2, 4, 3, 2].map((level, index) => ({ id: String(index), text: '', typeset: '', level }))
  expect(tableOfContents(headings, { min: 2, max: 4 })).toMatchObject([
    { id: '0', children: [{ id: '1' }, { id: '2' }] },
    { id: '3' },
  ])
  expect(tableOfContents(headings, { min: 2, max: 3 })).toMatchObject([
    { id: '0', children: [{ id: '2' }] },
    { id: '3' },
  ])
})
