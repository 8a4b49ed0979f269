'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { SidebarEntry } from '@/lib/view/sidebar'
import { strings } from '@/lib/strings'
import { LazyNotice } from '../ui/lazy-notice.client'
import { useLazy } from '../ui/use-lazy'
import { GroupLabel } from './group-label'
import { memory } from './sidebar-memory'

/** Levels of the sidebar that have been loaded, by file. */
const loaded = new Map<string, SidebarEntry[]>()

async function loadLevel(file: string): Promise<SidebarEntry[]> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${response.status} ${response.url}`)
  const entries: SidebarEntry[] = await response.json()
  loaded.set(file, entries)
  return entries
}

interface LevelProps {
  file: string
  from?: number
  to?: number
}

/** Entries of a large sidebar that the page does not carry. */
function Entries({ file, from, to }: LevelProps) {
  const [lazy, retry] = useLazy(
    useCallback(() => loadLevel(file), [file]),
    loaded.get(file),
  )
  if (lazy.state !== 'ready') {
    return (
      <li>
        <LazyNotice lazy={lazy} retry={retry} />
      </li>
    )
  }
  return lazy.value.slice(from, to).map(({ label, href, className, group }) => (
    <li key={href ?? label} className={[group && 'group', className].filter(Boolean).join(' ')}>
      <a href={href}>{label}</a>
      {group && (
        <details data-group={group.id}>
          <GroupLabel label={label} hasLink />
          <LateList id={group.id} file={group.file ?? ''} />
        </details>
      )}
    </li>
  ))
}

/** The list of a group that is closed when the page comes: loaded when the group is opened. */
export function LateList({ id, file }: { id: string; file: string }) {
  const list = useRef<HTMLUListElement>(null)
  const [isWanted, setWanted] = useState(() => memory.groups.get(id) === true)
  useEffect(() => {
    const group = list.current?.closest('details')
    const open = () => group?.open && setWanted(true)
    open()
    group?.addEventListener('toggle', open)
    return () => group?.removeEventListener('toggle', open)
  }, [])
  return (
    <ul ref={list} className="late">
      {isWanted && <Entries file={file} />}
    </ul>
  )
}

/** Entries that a long level leaves out: a link to the page that lists them, which brings them here instead. */
export function LateEntries({
  index,
  from,
  to,
  file,
}: Required<LevelProps> & {
  index: string
}) {
  const [isWanted, setWanted] = useState(false)
  if (isWanted) return <Entries file={file} from={from} to={to} />
  const bring = (event: React.MouseEvent) => {
    event.preventDefault()
    setWanted(true)
  }
  return (
    <li>
      <a href={index} onClick={bring}>
        {strings.docs.more(to - from)}
      </a>
    </li>
  )
}
