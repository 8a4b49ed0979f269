'use client'

import { usePathname } from 'next/navigation'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { decodePath } from '@/lib/text/path'
import type { VersionLinks } from '@/lib/view/versions'
import { readStored, writeStored } from '../ui/storage'

/** The version of the documentation that a reader has chosen, under the key that Docusaurus uses. */
const storageKey = 'docs-preferred-version-default'

/** Where a link of the navbar leads, by its usual address. */
const HrefOf = createContext((href: string) => href)

/** The address in the version of the page at hand, else in the one that the reader has chosen. */
export const useVersionHref = (href: string): string => useContext(HrefOf)(href)

interface VersionLinksProviderProps {
  value: VersionLinks
  children: ReactNode
}

/** The choice changes only by a link, and the page after it reads it anew. */
const unwatched = () => () => {}
const readPreferred = () => readStored(storageKey)

/** Lets the links of the navbar follow the version of the documentation. A stored version that is gone is forgotten. */
export function VersionLinksProvider({ value: { versions, links }, children }: VersionLinksProviderProps) {
  const path = `${decodePath(usePathname())}/`
  const preferred = useSyncExternalStore(unwatched, readPreferred, () => null)
  const isGone = preferred !== null && !versions.some(([name]) => name === preferred)
  useEffect(() => {
    if (isGone) writeStored(storageKey, null)
  }, [isGone])
  const version = versions.find(([, start]) => path.startsWith(start))?.[0] ?? preferred ?? ''
  const hrefOf = useCallback((href: string) => links[href]?.[version] ?? href, [links, version])
  return <HrefOf value={hrefOf}>{children}</HrefOf>
}

interface VersionLinkProps {
  href: string
  /** Name of the version. */
  version: string
  /** Whether it is the page at hand in another version: query and hash are kept. */
  isSame: boolean
  isHere?: boolean
  children: ReactNode
}

/** Leads to another version of the documentation, and keeps it as the choice of the reader. */
export function VersionLink({ href, version, isSame, isHere = false, children }: VersionLinkProps) {
  const choose = ({ currentTarget: link }: { currentTarget: HTMLAnchorElement }) => {
    writeStored(storageKey, version)
    if (!isSame) return
    link.search = location.search
    link.hash = location.hash
  }
  return (
    <a href={href} aria-current={isHere || undefined} onClick={choose} onAuxClick={choose}>
      {children}
    </a>
  )
}
