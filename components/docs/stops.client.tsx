'use client'

import { useEffect, useState } from 'react'
import { clientStrings } from '@/lib/strings/client-strings'
import type { Stop } from '@/lib/view/series'
import { checksChanged, isDone } from '../mdx/check-lists'
import stopsSheet from './stops.css?url'
import { styleSheet } from '../ui/style-sheet'

const { lessons } = clientStrings

/** The pages of a series. Those with all checkboxes ticked are marked as done. */
export function Stops({ label, stops }: { label: string; stops: Stop[] }) {
  const done = useDone(stops)
  return (
    <nav className="stops" aria-label={label}>
      <p className="hidden">{lessons.done(done.size, stops.length)}</p>
      <ol>
        {stops.map(({ name, rest, href, isHere = false }) => {
          const isPassed = done.has(href)
          const stop = (
            <>
              <i className={['sidemark', isPassed && 'done', isHere && 'here'].filter(Boolean).join(' ')} />
              {name} {isPassed && <span className="hidden">{lessons.isDone}</span>}
              {rest !== undefined && <small>{rest}</small>}
            </>
          )
          return <li key={href}>{isHere ? <b aria-current="page">{stop}</b> : <a href={href}>{stop}</a>}</li>
        })}
      </ol>
    </nav>
  )
}

/** Links to the first page of a series that is not done, and counts those that are. */
export function SeriesProgress({ stops }: { stops: Stop[] }) {
  const done = useDone(stops)
  const next = stops.find(({ href }) => !done.has(href))
  const isStart = done.size === 0
  // two keys, so that React inserts new elements: these do not count as layout shift
  return (
    <p key={isStart ? 'start' : 'go on'} className="row walked">
      {next && (
        <a className="button solid" href={next.href}>
          {isStart ? lessons.start : lessons.goOn} {next.name}
        </a>
      )}
      {!isStart && <span>{lessons.done(done.size, stops.length)}</span>}
    </p>
  )
}

/** The pages that the reader has done, as remembered by this browser; empty before hydration. */
function useDone(stops: Stop[]): ReadonlySet<string> {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const read = () => setDone(new Set(stops.map(({ href }) => href).filter(isDone)))
    const events = new AbortController()
    addEventListener(checksChanged, read, { signal: events.signal })
    addEventListener('storage', read, { signal: events.signal })
    read()
    return () => events.abort()
  }, [stops])
  return done
}

/** The style sheet of the stops of a series. */
export const StopsStyles = styleSheet(stopsSheet)
