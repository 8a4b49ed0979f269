import { useState } from 'react'
import { hrefOf } from '@/lib/text/url'
import type { SidebarEntry, SidebarGroupEntry } from '@/lib/view/sidebar'
import { checkResponse } from '../ui/requests'
import { loadNewDeployment } from '../ui/new-deployment'

/** Entries fetched since the page load, by group id, so that the next page shows them at once. */
const fetched = new Map<string, SidebarEntry[]>()

/** The entries of a sidebar group: those in the page, or those in a file that `load` fetches. */
export function useGroupEntries({ id, entries }: SidebarGroupEntry) {
  const [loaded, setLoaded] = useState(fetched.get(id))
  const [failure, setFailure] = useState<string>()
  const load = async () => {
    setFailure(undefined)
    try {
      const response = await fetch(hrefOf(`/sidebar/${id}.json`))
      // the group is gone after a new deployment
      if (response.status === 404 && loadNewDeployment()) return
      const all = (await checkResponse(response).json()) as SidebarEntry[] // written by prebuild
      fetched.set(id, all)
      setLoaded(all)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '')
    }
  }
  return { entries: entries ?? loaded ?? [], failure, load: () => void load() }
}
