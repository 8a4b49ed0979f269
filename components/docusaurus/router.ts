import { usePathname, useRouter } from 'next/navigation'
import { useSyncExternalStore } from 'react'

/** The current page. Query and hash are empty while prerendering. */
export const useLocation = () => ({
  pathname: usePathname(),
  search: useSearch(),
  hash: useSyncExternalStore(onMove, () => location.hash, emptyString),
})

export const useSearch = (): string => useSyncExternalStore(onMove, () => location.search, emptyString)

/** Says that code wrote another query into the address, which browsers do not. */
export const searchChange = 'searchchange'

/** The router of Next.js with what Docusaurus has in addition: `goBack`, `goForward` and `location`. */
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
