import { usePathname } from 'next/navigation'
import { versionDocs } from '@/.generated/version-docs'
import { versions } from '@/.generated/versions'
import { ownValue } from '@/lib/data/own-value'
import { decodePath } from '@/lib/text/path'

export { useDocsPreferredVersion } from './docs-preferred-version'

/** A version of the documentation, in the shape of Docusaurus. */
export interface Version {
  name: string
  label: string
  isLast: boolean
  path: string
}

/** A page of the documentation. Kept apart from the versions, because the list grows with the site. */
export interface Doc {
  id: string
  path: string
  sidebar?: string
}

/** The versions of the documentation, in the order of `versions.json`. */
export const useVersions = (): Version[] => versions

/** The version without a prefix in its addresses. */
export const useLatestVersion = (): Version | undefined => versions.find(({ isLast }) => isLast)

/** The version of the current page; `undefined` outside the documentation. */
export function useActiveVersion(): Version | undefined {
  const here = withSlash(decodePath(usePathname()))
  return versions
    .filter(({ path }) => here.startsWith(withSlash(path)))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
}

const docsOf = ({ name }: Version): Doc[] => ownValue(versionDocs, name) ?? []

/** The current doc, and the same doc in every version that has it. */
export function useActiveDocContext() {
  const activeVersion = useActiveVersion()
  const here = withSlash(decodePath(usePathname()))
  const activeDoc = activeVersion && docsOf(activeVersion).find(({ path }) => withSlash(path) === here)
  const alternates = versions.flatMap((version) =>
    docsOf(version)
      .filter(({ id }) => id === activeDoc?.id)
      .map((doc) => [version.name, doc] as const),
  )
  return { activeVersion, activeDoc, alternateDocVersions: Object.fromEntries(alternates) }
}

const withSlash = (path: string): string => path.replace(/\/?$/, '/')
