import { usePathname } from 'next/navigation'
import { versions } from '@/.generated/versions'
import { decodePath } from '@/lib/text/path'

/** A version of the documentation, in the shape of Docusaurus. */
export interface Version {
  name: string
  label: string
  isLast: boolean
  path: string
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

const withSlash = (path: string): string => path.replace(/\/?$/, '/')
