import { useSyncExternalStore } from 'react'

const unwatched = () => () => {}

/** Whether the page lives in a browser; the first rendering is that of the build. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    unwatched,
    () => true,
    () => false,
  )
}
