import { useState } from 'react'
import type { SidebarEntry, SidebarLevel } from '@/lib/view/sidebar'
import { loadOnce } from '../ui/load-once'

/** Entries of levels that were fetched during the visit, by id: the next page shows them at once. */
const fetched = new Map<string, SidebarEntry[]>()

export type LoadedLevel = ReturnType<typeof useLevel>

/** Entries of the level `id` of the sidebar: those that the page brought, or all of them once `load` has fetched their file. */
export function useLevel(id: string, level: Partial<SidebarLevel> = {}) {
  const { entries = [], before = 0, after = 0, index } = level
  const [whole, setWhole] = useState(fetched.get(id))
  /** Why the entries did not load. */
  const [failure, setFailure] = useState<string>()
  const load = async () => {
    setFailure(undefined)
    try {
      const response = await fetch(`${process.env['BASE_PATH']}/sidebar/${id}.json`)
      // the site was published anew without this level
      if (response.status === 404 && loadOnce()) return
      if (!response.ok) throw new Error(`${response.status} ${response.url}`)
      const loaded = (await response.json()) as SidebarEntry[] // written by the build
      fetched.set(id, loaded)
      setWhole(loaded)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '')
    }
  }
  const shown = whole
    ? { entries: withOpenGroups(whole, entries), before: 0, after: 0 }
    : { entries, before, after }
  return { ...shown, index, failure, load: () => void load() }
}

/** In a file all groups are closed and empty: those that the page brought keep their entries. */
const withOpenGroups = (whole: SidebarEntry[], own: SidebarEntry[]): SidebarEntry[] =>
  whole.map((entry) => own.find(({ group }) => group && group.id === entry.group?.id) ?? entry)
