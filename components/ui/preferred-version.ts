import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './storage'

/** The key that Docusaurus uses. */
const storageKey = 'docs-preferred-version-default'

/** Subscribes to nothing: the preference changes only on navigation, when it is read again. */
const unwatched = () => () => {}

/** The name of the docs version that the reader chose last. */
export const readPreferredVersion = (): string | null => readStored(storageKey)
export const writePreferredVersion = (name: string | null): void => writeStored(storageKey, name)
export const usePreferredVersion = (): string | null =>
  useSyncExternalStore(unwatched, readPreferredVersion, () => null)
