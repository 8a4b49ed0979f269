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
  const moves = ['hashchange', 'popstate', searchChange]
  for (const move of moves) addEventListener(move, changed)
  return () => moves.forEach((move) => removeEventListener(move, changed))
}
