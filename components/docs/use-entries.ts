import { useState } from 'react'
import type { SidebarEntry, SidebarGroupEntry } from '@/lib/view/sidebar'
import { loadOnce } from '../ui/load-once'

/** Entries fetched since the page load, by group id, for instant display on the next page. */
const fetched = new Map<string, SidebarEntry[]>()

/** Entries of a sidebar group: from the page itself, or from a file once `load` has fetched it. */
export function useEntries({ id, entries }: SidebarGroupEntry) {
  const [loaded, setLoaded] = useState(fetched.get(id))
  /** Why fetching failed. */
  const [failure, setFailure] = useState<string>()
  const load = async () => {
    setFailure(undefined)
    try {
      const response = await fetch(`${process.env['BASE_PATH']}/sidebar/${id}.json`)
      // the group is gone after a new deployment
      if (response.status === 404 && loadOnce()) return
      if (!response.ok) throw new Error(`${response.status} ${response.url}`)
      const all = (await response.json()) as SidebarEntry[] // written by prebuild
      fetched.set(id, all)
      setLoaded(all)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '')
    }
  }
  return { entries: entries ?? loaded ?? [], failure, load: () => void load() }
}
