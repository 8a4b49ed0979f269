import { describe, expect, test } from 'vitest'
import { formatDate, formatDay, parseDate } from './date'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('dates', () => {
  test('in Russian, whatever the system locale', () => {
    expect([formatDate('2021-08-26'), formatDay('2019-05-01T10:00:00Z')].map(plain)).toEqual([
      '26 августа 2021 г.',
      '1 мая',
    ])
  })

  test('are accepted only if the day exists', () => {
    expect(
      ['2021-08-26', '2021-8-6', '2021-02-30', '2021-13-01', '1 августа', '2021-08-26T10:30:00+03:00'].map(
        parseDate,
      ),
    ).toEqual(['2021-08-26', '2021-08-06', null, null, null, '2021-08-26T07:30:00.000Z'])
  })

  test('in the formats of Docusaurus, except where day and month could be confused', () => {
    const read = ['07/21/2025', '7/1/2025 9:00+03:00', '2025/7/21'].map(parseDate)
    expect(read).toEqual(['2025-07-21', '2025-07-01T06:00:00.000Z', '2025-07-21'])
    const yaml = ['2024-03-01 23:30:00 +14:00', '2024-03-01 10:00 +3', '2024-03-01t10:00:00-0530']
    expect(yaml.map(parseDate)).toEqual([
      '2024-03-01T09:30:00.000Z',
      '2024-03-01T07:00:00.000Z',
      '2024-03-01T15:30:00.000Z',
    ])
    expect(
      ['02/30/2025', '21/07/2025', '05.07.2025', 'Урок 1', 'foo 2025', 'Feb 30, 2025'].map(parseDate),
    ).toEqual(Array(6).fill(null))
  })
})
