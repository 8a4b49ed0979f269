import { formatDate } from '@/lib/text/date'
import { typograph } from '@/lib/text/typograph'

/** The introduction below the title, from the settings or a field, with typography applied. */
export const Lead = ({ children }: { children: string }) => <p className="lead">{typograph(children)}</p>

/** The day of an ISO date or time, as `format` words it. */
export const Day = ({ date, format = formatDate }: { date: string; format?: (date: string) => string }) => (
  <time dateTime={date.slice(0, 10)}>{format(date)}</time>
)
