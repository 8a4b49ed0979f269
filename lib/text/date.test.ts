import { describe, expect, test } from 'vitest'
import { formatDate, formatDayAndMonth, parseDate } from './date'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

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
