'use client'

import { useRef, type ReactNode, useLayoutEffect, type RefObject } from 'react'
import { clientStrings as strings } from '@/lib/strings/client-strings'
import { isOtherSite } from '@/lib/text/path'
import type { SidebarEntry, SidebarGroupEntry } from '@/lib/view/sidebar'
import { ExternalLink } from '../ui/link'
import { useGroupEntries } from './use-group-entries'
import { scrollToEntry } from '../ui/scroll-to-entry'

interface SidebarProps {
  entries: SidebarEntry[]
  /** Href of the current page. Empty outside the docs, where the sidebar is part of the site menu. */
  current?: string
}

/** The docs sidebar. Keeps open groups and the scroll position across navigation. */
export function Sidebar({ entries, current = '' }: SidebarProps) {
  const list = useRef<HTMLUListElement>(null)
  useSidebarScroll(list)
  return (
    <ul className="tree" ref={current === '' ? undefined : list}>
      <Entries entries={entries} current={current} />
    </ul>
  )
}

const Entries = ({ entries, current }: Required<SidebarProps>) =>
  entries.map((entry, place) => (
    <Entry key={entry.group?.id ?? entry.href ?? place} entry={entry} current={current} />
  ))

function Entry({ entry, current }: { entry: SidebarEntry; current: string }) {
  const { label, href, className, html, group } = entry
  if (html !== undefined) return <li className={className} dangerouslySetInnerHTML={{ __html: html }} />
  const Anchor = href !== undefined && isOtherSite(href) ? ExternalLink : 'a'
  const link = href !== undefined && (
    <Anchor href={href} aria-current={href === current ? 'page' : undefined}>
      {label}
    </Anchor>
  )
  if (!group) return <li className={className}>{link}</li>
  return (
    <li className={className === undefined ? 'group' : `group ${className}`}>
      {link || (group.isAlwaysOpen && <b>{label}</b>)}
      {/* a button inside a link is invalid HTML, so the toggle sits beside it */}
      <Group group={group} current={current}>
        {link ? (
          <summary className="caret" aria-label={strings.sidebar.group(label)} />
        ) : (
          <summary className="caret">{label}</summary>
        )}
      </Group>
    </li>
  )
}

interface GroupProps {
  group: SidebarGroupEntry
  current: string
  /** The summary. */
  children: ReactNode
}

function Group({ group, current, children }: GroupProps) {
  const { id, name, isAlwaysOpen = false, isOpen = false } = group
  const { entries, failure, load } = useGroupEntries(group)
  const isEmpty = entries.length === 0
  const list = (!isEmpty || failure !== undefined) && (
    <ul>
      <Entries entries={entries} current={current} />
      {failure !== undefined && (
        <li role="alert">
          {strings.errors.loadFailed} {failure}{' '}
          <button type="button" className="button" onClick={load}>
            {strings.common.retry}
          </button>
        </li>
      )}
    </ul>
  )
  if (isAlwaysOpen) return list
  // outside the docs, a group without its entries starts closed: open, it would fetch them at once
  const mayStartOpen = current !== '' || !isEmpty
  return (
    <details
      name={name}
      open={contains(group.entries, current) || (mayStartOpen && (openGroups.get(id) ?? isOpen))}
      onToggle={({ currentTarget: { open } }) => {
        openGroups.set(id, open)
        if (open && isEmpty) load()
      }}
    >
      {children}
      {list}
    </details>
  )
}

const contains = (entries: SidebarEntry[] = [], href: string): boolean =>
  entries.some((entry) => entry.href === href || contains(entry.group?.entries, href))

/** Which groups the reader has opened or closed since the page load, by id. */
const openGroups = new Map<string, boolean>()

/** Scroll position of the sidebar on the previous page, in pixels. */
let keptTop = 0

/** Restores the sidebar's scroll position after navigation and keeps the current entry in view. */
function useSidebarScroll(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const column = list.current?.closest('nav')
    if (!column) return undefined
    column.scrollTop = keptTop
    const entry = column.querySelector('.tree [aria-current="page"]')
    if (entry) scrollToEntry(column, entry)
    const keep = () => (keptTop = column.scrollTop)
    column.addEventListener('scroll', keep, { passive: true })
    return () => column.removeEventListener('scroll', keep)
  }, [list])
}
