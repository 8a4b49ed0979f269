import { useState } from 'react'
import { loadOnce } from '../ui/load-once'
import type { SidebarEntry, SidebarLevel } from '@/lib/view/sidebar'

/** Entries of levels that were fetched during the visit, by id: the next page shows them at once. */
const fetched = new Map<string, SidebarEntry[]>()

export interface LoadedLevel {
  entries: SidebarEntry[]
  /** How many entries are left out before and after. */
  before: number
  after: number
  /** The page that lists all entries. */
  index: string | undefined
  /** Why the entries did not load. */
  failure: string | undefined
  load: () => void
}

/** Entries of the level `id` of the sidebar: those that the page brought, or all of them once `load` has fetched their file. */
export function useLevel(id: string, level: SidebarLevel | undefined): LoadedLevel {
  const [whole, setWhole] = useState(fetched.get(id))
  const [failure, setFailure] = useState<string>()
  const load = async () => {
    setFailure(undefined)
    try {
      const response = await fetch(`${process.env['BASE_PATH']}/sidebar/${id}.json`)
      // the site was published anew without this level
      if (response.status === 404 && loadOnce()) return
      if (!response.ok) throw new Error(`${response.status} ${response.url}`)
      const entries = (await response.json()) as SidebarEntry[] // written by the build
      fetched.set(id, entries)
      setWhole(entries)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '')
    }
  }
  const own = level?.entries ?? []
  return {
    entries: whole ? withOpenGroups(whole, own) : own,
    before: whole ? 0 : (level?.before ?? 0),
    after: whole ? 0 : (level?.after ?? 0),
    index: level?.index,
    failure,
    load: () => void load(),
  }
}

/** In a file all groups are closed and empty: those that the page brought keep their entries. */
const withOpenGroups = (whole: SidebarEntry[], own: SidebarEntry[]): SidebarEntry[] =>
  whole.map((entry) => own.find(({ group }) => group && group.id === entry.group?.id) ?? entry)
