'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { opensElsewhere } from '@/lib/browser/link-destination'
import type { ContentsEntry } from '@/lib/nav/table-of-contents'
import { contentsId, contentsTitleId } from '@/lib/shell-ids'
import { clientStrings } from '@/lib/strings/client-strings'
import { idOfHash } from '@/lib/text/path'
import { CopyPageLink } from './copy-page-link'
import { useTarget } from './use-target'
import { scrollToEntry } from './scroll-to-entry'

interface ContentsListProps {
  entries: ContentsEntry[]
  /** Address of the Markdown version. */
  markdown: string | undefined
}

/** The table of contents: a column on wide screens, a popover on narrow ones. Marks the current section. */
export function ContentsList({ entries, markdown }: ContentsListProps) {
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
      onClick={(event) => {
        const isLink = event.target instanceof Element && event.target.closest('a')
        if (isLink && !opensElsewhere(event)) event.currentTarget.hidePopover()
      }}
    >
      <h2 id={contentsTitleId}>{clientStrings.page.contentsTitle}</h2>
      <CopyPageLink markdown={markdown} />
      <Entries entries={entries} current={current} />
    </nav>
  )
}

function showCurrent(nav: HTMLElement | null): void {
  const entry = nav?.querySelector('[aria-current]')
  if (nav && entry) scrollToEntry(nav, entry)
  else if (nav) nav.scrollTop = 0
}

export const Entries = ({ entries, current }: { entries: ContentsEntry[]; current?: string }) => (
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

const topOf = (id: string): number => document.getElementById(id)?.getBoundingClientRect().top ?? 0

/**
 * The id of the last heading above the scroll target line, or else of the first one. At the end of the page
 * the last headings cannot reach that line: there it is the heading that the reader followed a link to, else
 * the last one. Headings hidden by a tab or `<details>` do not count.
 */
function findCurrent(ids: string[], chosen: string): string | undefined {
  const line = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 8 || 96
  const shown = ids.filter((id) => document.getElementById(id)?.checkVisibility())
  if (isAtEnd() && shown.includes(chosen) && topOf(chosen) > line - 16) return chosen
  if (isAtEnd() && scrollY > 0) return shown.at(-1)
  return shown.findLast((id) => topOf(id) <= line) ?? shown[0]
}

const isAtEnd = (): boolean => innerHeight + scrollY >= document.documentElement.scrollHeight - 2

function useCurrentHeading(entries: ContentsEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  /** The heading that the reader followed a link to, until they scroll away. */
  const chosen = useRef('')
  const update = useCallback(
    // browsers fire scroll events at most once per frame
    () => setCurrent(findCurrent(idsOf(entries), chosen.current)),
    [entries],
  )
  const choose = useCallback(
    (hash: string) => {
      chosen.current = idOfHash(hash)
      update()
    },
    [update],
  )
  useTarget(choose)
  useEffect(() => {
    choose(location.hash)
    let wasAtEnd = isAtEnd()
    const scroll = () => {
      if (wasAtEnd && !isAtEnd()) chosen.current = ''
      wasAtEnd = isAtEnd()
      update()
    }
    const events = new AbortController()
    addEventListener('scroll', scroll, { signal: events.signal })
    addEventListener('resize', update, { signal: events.signal })
    return () => events.abort()
  }, [choose, update])
  return current
}
