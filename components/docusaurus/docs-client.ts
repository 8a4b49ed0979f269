import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { versions, type Version } from '@/.generated/versions'
import { decodePath } from '@/lib/text/path'
import { readStored, writeStored } from '../ui/storage'

/** The versions of the documentation, in the order of `versions.json`. */
export const useVersions = (): Version[] => versions

/** The version without a prefix in its addresses. */
export const useLatestVersion = (): Version | undefined => versions.find(({ isLast }) => isLast)

/** That of the current page, if it is one of the documentation. */
export function useActiveVersion(): Version | undefined {
  const here = `${decodePath(usePathname())}/`
  return versions
    .filter(({ path }) => here.startsWith(path.replace(/\/?$/, '/')))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
}

/** Pages know neither their own entry nor the same one in other versions. */
export const useActiveDocContext = () => ({
  activeVersion: useActiveVersion(),
  activeDoc: undefined,
  alternateDocVersions: {},
})

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
