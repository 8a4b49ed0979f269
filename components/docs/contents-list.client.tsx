'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ContentsEntry } from '@/lib/nav/table-of-contents'
import { contentsId, contentsTitleId } from '@/lib/shell-ids'
import { scrollToEntry } from './use-sidebar-scroll'

interface ContentsListProps {
  title: string
  entries: ContentsEntry[]
  /** The link that copies the page. */
  children?: ReactNode
}

/** Headings of the page: a column on wide screens, a popover from the bottom on narrow ones. Marks the section being read. */
export function ContentsList({ title, entries, children }: ContentsListProps) {
  const nav = useRef<HTMLElement>(null)
  const current = useCurrentHeading(entries)
  useEffect(() => showCurrent(nav.current), [current])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- for its links
    <nav
      ref={nav}
      className="toc"
      id={contentsId}
      popover="auto"
      aria-labelledby={contentsTitleId}
      onToggle={({ currentTarget }) => showCurrent(currentTarget)}
      onClick={({ target }) => target instanceof Element && target.closest('a') && nav.current?.hidePopover()}
    >
      <h2 id={contentsTitleId}>{title}</h2>
      {children}
      <Entries entries={entries} current={current} />
    </nav>
  )
}

/** Keeps the current entry of a long list in sight. */
function showCurrent(nav: HTMLElement | null): void {
  const entry = nav?.querySelector('[aria-current]')
  if (nav && entry) scrollToEntry(nav, entry)
  else if (nav) nav.scrollTop = 0
}

interface EntriesProps {
  entries: ContentsEntry[]
  /** Id of the heading that is being read. */
  current?: string | undefined
}

/** Headings as nested lists of links. */
export const Entries = ({ entries, current }: EntriesProps) => (
  <ul>
    {entries.map(({ id, text, children }) => (
      <li key={id}>
        <a href={`#${id}`} aria-current={id === current || undefined}>
          {text}
        </a>
        {children.length > 0 && <Entries entries={children} current={current} />}
      </li>
    ))}
  </ul>
)

const idsOf = (entries: ContentsEntry[]): string[] =>
  entries.flatMap(({ id, children }) => [id, ...idsOf(children)])

/** The id of the last heading above the line where an address scrolls to; at the end of the page, of the last one. */
function findCurrent(ids: string[]): string | undefined {
  const root = document.documentElement
  const line = parseFloat(getComputedStyle(root).scrollPaddingTop) + 8 || 96
  const isAtEnd = innerHeight + scrollY >= root.scrollHeight - 2
  return ids.findLast((id) => {
    const heading = document.getElementById(id)
    return heading !== null && (isAtEnd || heading.getBoundingClientRect().top <= line)
  })
}

function useCurrentHeading(entries: ContentsEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const ids = idsOf(entries)
    // browsers send both events once a frame at most
    const update = () => setCurrent(findCurrent(ids))
    update()
    const events = new AbortController()
    addEventListener('scroll', update, events)
    addEventListener('resize', update, events)
    return () => events.abort()
  }, [entries])
  return current
}
