import { usePathname, useRouter } from 'next/navigation'
import { useSyncExternalStore } from 'react'

/** The current page. Query and hash are empty while prerendering. */
export const useLocation = () => ({
  pathname: usePathname(),
  search: useSyncExternalStore(onMove, () => location.search, emptyString),
  hash: useSyncExternalStore(onMove, () => location.hash, emptyString),
})

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
  const moves = ['hashchange', 'popstate']
  for (const move of moves) addEventListener(move, changed)
  return () => moves.forEach((move) => removeEventListener(move, changed))
}
