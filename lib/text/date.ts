/** Dates are days (`YYYY-MM-DD`) or ISO times. The day shown is the written one: no time zone shifts it. */

const day = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

const nobr = (text: string) => text.replaceAll(' ', '\u00a0')

/** «26 августа 2021 г.», with no-break spaces. Takes any ISO date or time. */
export const formatDate = (date: string): string => nobr(day.format(new Date(date.slice(0, 10))))

/** «26 августа». */
export const formatDay = (date: string): string => formatDate(date).replace(/\u00a0\d{4}.*/, '')

const dayPattern = String.raw`(?<year>\d{4})(?<separator>[-/])(?<monthOfYear>\d{1,2})\k<separator>(?<dayOfMonth>\d{1,2})`
const timePattern = String.raw`(?<time>\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)`
const zonePattern = String.raw`(?<zone>Z|[+-]\d{1,2}(?::?\d{2})?)`
const moment = new RegExp(String.raw`^${dayPattern}(?:(?:T|\s+)${timePattern}(?:\s*${zonePattern})?)?$`, 'i')

/** With the name of the month: `Aug 26, 2021`, `26 August 2021`. */
const englishDate = /^[a-z]{3,}\.? (\d{1,2}),? \d{4}$|^(\d{1,2}) [a-z]{3,} \d{4}$/i

/**
 * Parses a date (`2021-08-26`, `2021/08/26`, `08/26/2021`, `Aug 26, 2021`) or a time (UTC by default) to an ISO string;
 * `null` if it is invalid. Rejects `05.07.2025`, since JavaScript would swap day and month.
 */
export function parseDate(written: string): string | null {
  const english = englishDate.exec(written.trim())
  if (english) {
    const iso = new Date(`${written} UTC`).toJSON()?.slice(0, 10)
    // JavaScript turns 30 February into 2 March
    return iso !== undefined && Number(iso.slice(8)) === Number(english[1] ?? english[2]) ? iso : null
  }
  const text = written.replace(/^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})/, '$3-$1-$2')
  const {
    year = '',
    monthOfYear = '',
    dayOfMonth = '',
    time,
    zone = 'Z',
  } = moment.exec(text.trim())?.groups ?? {}
  const iso = `${year}-${monthOfYear.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`
  const start = new Date(iso)
  // JavaScript turns 31 February into 3 March
  if (Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== iso) return null
  if (!time) return iso
  // JavaScript knows `+03:00` only
  const [, sign = '', hours = '', minutes = '00'] = /^([+-])(\d{1,2}?):?(\d{2})?$/.exec(zone) ?? []
  const offset = sign && `${sign}${hours.padStart(2, '0')}:${minutes}`
  const local = new Date(`${iso}T${time.replace(/^\d:/, '0$&')}Z`)
  if (Number.isNaN(local.getTime())) return null
  const result = local.toISOString().replace('Z', offset || 'Z')
  return Number.isNaN(Date.parse(result)) ? null : result
}
