import { useSyncExternalStore } from 'react'

const unwatched = () => () => {}

/** Whether the page is hydrated: `false` during the build and the first render. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    unwatched,
    () => true,
    () => false,
  )
}
