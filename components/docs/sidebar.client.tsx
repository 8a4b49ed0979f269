'use client'

import { useRef, type ReactNode } from 'react'
import { clientStrings as strings } from '@/lib/strings/client-strings'
import { isExternal } from '@/lib/text/path'
import type { SidebarEntry, SidebarGroupEntry, SidebarLevel } from '@/lib/view/sidebar'
import { ExternalMark } from '../ui/icon'
import { useLevel, type LoadedLevel } from './use-level'
import { openGroups, useSidebarScroll } from './use-sidebar-scroll'

interface SidebarProps {
  level: SidebarLevel
  /** Address of the page at hand, as entries have it; none of pages outside of the documentation, which have the tree in their menu. */
  current?: string
}

/** The tree of the documentation. Which groups are open and how far it is scrolled stays while the reader goes from page to page. */
export function Sidebar({ level, current = '' }: SidebarProps) {
  const list = useRef<HTMLUListElement>(null)
  const loaded = useLevel(level.id, level)
  useSidebarScroll(list)
  return (
    <ul className="tree" ref={current === '' ? undefined : list}>
      <Entries loaded={loaded} current={current} />
    </ul>
  )
}

/** Entries of a level, with links to those that are left out, and the message when those do not load. */
function Entries({ loaded, current }: { loaded: LoadedLevel; current: string }) {
  const { entries, before, after, index, failure, load } = loaded
  const more = (count: number) =>
    count > 0 && (
      <li>
        <a
          href={index}
          onClick={(event) => {
            event.preventDefault()
            load()
          }}
        >
          {strings.sidebar.more(count)}
        </a>
      </li>
    )
  return (
    <>
      {more(before)}
      {entries.map((entry, place) => (
        <Entry key={entry.group?.id ?? entry.href ?? place} entry={entry} current={current} />
      ))}
      {more(after)}
      {failure !== undefined && (
        <li role="alert">
          {strings.errors.loadFailed} {failure}{' '}
          <button type="button" className="button" onClick={load}>
            {strings.common.retry}
          </button>
        </li>
      )}
    </>
  )
}

function Entry({ entry, current }: { entry: SidebarEntry; current: string }) {
  const { label, href, className, html, group } = entry
  if (html !== undefined) return <li className={className} dangerouslySetInnerHTML={{ __html: html }} />
  const elsewhere = href !== undefined && isExternal(href)
  const link = href !== undefined && (
    <a
      href={href}
      aria-current={href === current ? 'page' : undefined}
      {...(elsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {label}
      {elsewhere && <ExternalMark />}
    </a>
  )
  if (!group) return <li className={className}>{link}</li>
  return (
    <li className={className === undefined ? 'group' : `group ${className}`}>
      {link || (!group.isCollapsible && <b>{label}</b>)}
      {/* a control must not hold another one: the switch stands beside the link */}
      <Group group={group} current={current}>
        {link ? <span className="hidden">{strings.sidebar.group(label)}</span> : label}
      </Group>
    </li>
  )
}

interface GroupProps {
  group: SidebarGroupEntry
  current: string
  /** Text of the switch. */
  children: ReactNode
}

function Group({ group: { id, name, isCollapsible, isOpen, level }, current, children }: GroupProps) {
  const loaded = useLevel(id, level)
  const isEmpty = loaded.entries.length === 0
  const list = (
    <ul className={isEmpty ? 'late' : undefined}>
      <Entries loaded={loaded} current={current} />
    </ul>
  )
  if (!isCollapsible) return list
  // outside of the documentation the tree may be hidden: then nothing must load
  const isKept = current !== '' || !isEmpty
  return (
    <details
      name={name}
      open={holds(level, current) || (isKept && (openGroups.get(id) ?? isOpen))}
      onToggle={({ currentTarget: { open } }) => {
        openGroups.set(id, open)
        if (open && isEmpty) loaded.load()
      }}
    >
      <summary className="caret">{children}</summary>
      {list}
    </details>
  )
}

const holds = (level: SidebarLevel | undefined, href: string): boolean =>
  level !== undefined && level.entries.some((entry) => entry.href === href || holds(entry.group?.level, href))
