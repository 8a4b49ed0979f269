import { formatDayAndMonth } from '@/lib/text/date'
import { strings } from '@/lib/strings'
import type { archiveYears } from '@/lib/view/blog'
import { Lead } from '../ui/lead'
import { Link } from '../ui/link'
import { BlogFrame } from './blog-frame'

interface ArchivePageProps {
  /** All listed posts by year; inside a year the oldest stands first. */
  archive: ReturnType<typeof archiveYears>
}

/** All posts by year. */
export function ArchivePage({ archive }: ArchivePageProps) {
  return (
    <BlogFrame title={strings.blog.archive}>
      <div className="page full">
        <h1>{strings.blog.archive}</h1>
        <Lead>{archive.length === 0 ? strings.blog.noPosts : strings.blog.archiveLead}</Lead>
        <div className="archive">
          {archive.map(({ year, posts }) => (
            <section key={year}>
              <h2 id={String(year)}>{year}</h2>
              <ul>
                {posts.map(({ date, label, permalink }) => (
                  <li key={permalink}>
                    <time dateTime={date.slice(0, 10)}>{formatDayAndMonth(date)}</time>
                    <Link to={permalink}>{label}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </BlogFrame>
  )
}
