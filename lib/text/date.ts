/** Dates are days in UTC, `YYYY-MM-DD`: the time zone of a builder or a reader must not move them. */

const day = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const dayAndMonth = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' })

const nobr = (text: string) => text.replaceAll(' ', '\u00a0')

/** «26 августа 2021 г.», with no-break spaces. `date` is any ISO date or time. */
export const formatDate = (date: string): string => nobr(day.format(new Date(date)))

/** «26 августа», with a no-break space. */
export const formatDayAndMonth = (date: string): string => nobr(dayAndMonth.format(new Date(date)))

/** The year of an ISO date, in UTC. */
export const yearOf = (date: string): number => new Date(date).getUTCFullYear()

/**
 * An ISO date (`2021-08-26`) or time (`2021-08-26T10:30:00Z`, a zone is required) as an ISO string in
 * UTC; `null` when it is neither, or names a day that does not exist.
 */
export function parseDate(text: string): string | null {
  const match =
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      text.trim(),
    )
  if (!match) return null
  const [, year, month, dayOfMonth, time, zone] = match
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(dayOfMonth)))
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(dayOfMonth)) return null
  const iso = date.toISOString().slice(0, 10)
  if (!time) return iso
  const moment = new Date(`${iso}T${time.replace(/^\d:/, '0$&')}${zone ?? 'Z'}`)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}
