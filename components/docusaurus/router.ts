import { usePathname, useRouter } from 'next/navigation'
import { useSyncExternalStore } from 'react'

/** The current page. Query and hash are empty while prerendering. */
export const useLocation = () => ({
  pathname: usePathname(),
  search: useSearch(),
  hash: useSyncExternalStore(onMove, () => location.hash, emptyString),
})

export const useSearch = (): string => useSyncExternalStore(onMove, () => location.search, emptyString)

/** Event dispatched when code changes the query: browsers have none for that. */
export const searchChange = 'searchchange'

/** The Next.js router, with `goBack`, `goForward` and `location` as in Docusaurus. */
export function useHistory() {
  const router = useRouter()
  return {
    ...router,
    goBack: () => router.back(),
    goForward: () => router.forward(),
    location: useLocation(),
  }
}

const emptyString = () => ''

function onMove(changed: () => void): () => void {
  const controller = new AbortController()
  for (const event of ['hashchange', 'popstate', searchChange]) addEventListener(event, changed, controller)
  return () => controller.abort()
}
