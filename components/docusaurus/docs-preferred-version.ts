import { useSyncExternalStore } from 'react'
import { versions } from '@/.generated/versions'
import { readStored, writeStored } from '../ui/storage'

/** Written by `components/frame/version-links.client.tsx`. */
const storageKey = 'docs-preferred-version-default'
const unwatched = () => () => {}

/** The version that the reader chose last. */
export function useDocsPreferredVersion() {
  const name = useSyncExternalStore(
    unwatched,
    () => readStored(storageKey),
    () => null,
  )
  return {
    preferredVersion: versions.find((version) => version.name === name) ?? null,
    savePreferredVersionName: (chosen: string) => writeStored(storageKey, chosen),
  }
}
