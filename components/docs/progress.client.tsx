'use client'

import { clientStrings } from '@/lib/strings/client-strings'
import type { Stop } from '@/lib/view/docs'
import { useDone } from './use-done'

const { lessons } = clientStrings

interface ProgressProps {
  label: string
  stops: Stop[]
}

/** Docs read in order; those with all checkboxes ticked are marked as done. */
export function Stops({ label, stops }: ProgressProps) {
  const done = useDone(stops.map(({ href }) => href))
  return (
    <nav className="stops" aria-label={label}>
      <p>{done.size > 0 ? `${label}: ${lessons.done(done.size, stops.length)}` : label}</p>
      <ol>
        {stops.map(({ name, rest, href, isHere = false }) => {
          const isDone = done.has(href)
          const stop = (
            <>
              <i className={['sidemark', isDone && 'done', isHere && 'here'].filter(Boolean).join(' ')} />
              {name} {isDone && <span className="hidden">{lessons.isDone}</span>}
              {rest !== undefined && <small>{rest}</small>}
            </>
          )
          return <li key={href}>{isHere ? <b aria-current="page">{stop}</b> : <a href={href}>{stop}</a>}</li>
        })}
      </ol>
    </nav>
  )
}

/** The number of docs in a section; once some are done, how many, and a link to the next one. */
export function SectionProgress({ label, stops }: ProgressProps) {
  const done = useDone(stops.map(({ href }) => href))
  const next = stops.find(({ href }) => !done.has(href))
  if (done.size === 0) return <p className="walked">{label}</p>
  return (
    <p className="walked">
      {lessons.done(done.size, stops.length)}
      {next && (
        <>
          , {lessons.goOn} <a href={next.href}>{next.name}</a>
        </>
      )}
    </p>
  )
}
