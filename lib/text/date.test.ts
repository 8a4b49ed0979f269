import * as fc from 'fast-check'
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
    ).toEqual(['2021-08-26', '2021-08-06', null, null, null, '2021-08-26T10:30:00.000+03:00'])
  })

  test('may have an English name of the month, as JavaScript reads it', () => {
    const written = ['Jan 5, 2024', 'August 26, 2021', '5 January 2024', '26 Neverember 2021', '05.07.2025']
    expect(written.map(parseDate)).toEqual(['2024-01-05', '2021-08-26', '2024-01-05', null, null])
  })

  test('show the day that the author wrote, in any time zone', () => {
    const two = (max: number) => fc.integer({ min: 0, max }).map((part) => String(part).padStart(2, '0'))
    const zone = fc.oneof(
      fc.constantFrom('', 'Z'),
      fc
        .tuple(fc.constantFrom('+', '-'), two(14), fc.constantFrom('', ':00', '30', ':45'))
        .map((all) => all.join('')),
    )
    const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2050-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(days, two(23), two(59), zone, (date, hours, minutes, written) => {
        const day = date.toISOString().slice(0, 10)
        const read = parseDate(`${day}T${hours}:${minutes}${written}`) ?? ''
        expect(formatDate(read)).toBe(formatDate(day))
        const [, sign = '+', hour = 0, minute = 0] = /([+-])(\d\d):?(\d\d)?/.exec(written) ?? []
        const offset = Number(`${sign}1`) * (Number(hour) * 60 + Number(minute)) * 60_000
        expect(Date.parse(read)).toBe(Date.parse(`${day}T${hours}:${minutes}Z`) - offset)
      }),
    )
  })

  test('in the formats of Docusaurus, except where day and month could be confused', () => {
    const read = ['07/21/2025', '7/1/2025 9:00+03:00', '2025/7/21'].map(parseDate)
    expect(read).toEqual(['2025-07-21', '2025-07-01T09:00:00.000+03:00', '2025-07-21'])
    const yaml = ['2024-03-01 23:30:00 +14:00', '2024-03-01 10:00 +3', '2024-03-01t10:00:00-0530']
    expect(yaml.map(parseDate)).toEqual([
      '2024-03-01T23:30:00.000+14:00',
      '2024-03-01T10:00:00.000+03:00',
      '2024-03-01T10:00:00.000-05:30',
    ])
    expect(
      ['02/30/2025', '21/07/2025', '05.07.2025', 'Урок 1', 'foo 2025', 'Feb 30, 2025'].map(parseDate),
    ).toEqual(Array(6).fill(null))
  })
})
