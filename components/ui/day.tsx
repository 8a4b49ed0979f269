import { formatDate } from '@/lib/text/date'

/** A day, of any ISO date or time. `format` words it. */
export const Day = ({ date, format = formatDate }: { date: string; format?: (date: string) => string }) => (
  <time dateTime={date.slice(0, 10)}>{format(date)}</time>
)
