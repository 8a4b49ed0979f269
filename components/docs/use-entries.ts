import { useState } from 'react'
import type { SidebarEntry, SidebarGroupEntry } from '@/lib/view/sidebar'
import { loadOnce } from '../ui/load-once'

/** Entries of groups that were fetched during the visit, by id: the next page shows them at once. */
const fetched = new Map<string, SidebarEntry[]>()

/** Entries of a group of the sidebar: those that the page brought, or those of its file once `load` has fetched it. */
export function useEntries({ id, entries }: SidebarGroupEntry) {
  const [loaded, setLoaded] = useState(fetched.get(id))
  /** Why the entries did not load. */
  const [failure, setFailure] = useState<string>()
  const load = async () => {
    setFailure(undefined)
    try {
      const response = await fetch(`${process.env['BASE_PATH']}/sidebar/${id}.json`)
      // a new deployment no longer has this group
      if (response.status === 404 && loadOnce()) return
      if (!response.ok) throw new Error(`${response.status} ${response.url}`)
      const all = (await response.json()) as SidebarEntry[] // written by the build
      fetched.set(id, all)
      setLoaded(all)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '')
    }
  }
  return { entries: entries ?? loaded ?? [], failure, load: () => void load() }
}
