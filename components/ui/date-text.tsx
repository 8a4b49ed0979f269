import { formatDate } from '@/lib/text/date'

/** A day in Russian, readable by machines. `date` is an ISO date or time. */
export const DateText = ({ date }: { date: string }) => (
  <time dateTime={date.slice(0, 10)}>{formatDate(date)}</time>
)
