import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './storage'

/** The key that Docusaurus uses, too. */
const storageKey = 'docs-preferred-version-default'

/** The preference changes only on navigation, when it is read again, so there is nothing to subscribe to. */
const unwatched = () => () => {}

/** The version of the documentation that the reader chose last, by name. */
export const readPreferredVersion = (): string | null => readStored(storageKey)
export const writePreferredVersion = (name: string | null): void => writeStored(storageKey, name)
export const usePreferredVersion = (): string | null =>
  useSyncExternalStore(unwatched, readPreferredVersion, () => null)
