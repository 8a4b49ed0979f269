'use client'

import { usePathname } from 'next/navigation'
import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { decodePath } from '@/lib/text/path'
import type { VersionLinks } from '@/lib/view/versions'
import { readStored, writeStored } from '../ui/storage'

/** The version of the documentation that a reader has chosen, under the key that Docusaurus uses. */
const storageKey = 'docs-preferred-version-default'

/** The choice changes only by a link, and the page after it reads it anew. */
const unwatched = () => () => {}
const readChosen = () => readStored(storageKey)

const Links = createContext<VersionLinks>({ versions: [], links: {} })

/** Lets the links of the navbar follow the version of the documentation. A stored version that is gone is forgotten. */
export function VersionLinksProvider({ value, children }: { value: VersionLinks; children: ReactNode }) {
  useEffect(() => {
    if (!value.versions.some(([name]) => name === readChosen())) writeStored(storageKey, null)
  }, [value])
  return <Links value={value}>{children}</Links>
}

interface NavLinkProps {
  href: string
  /** Start of the addresses of a section, */
  section?: string | undefined
  /** or the permalink of a page. */
  page?: string
  children: ReactNode
}

/**
 * A link that knows whether the reader is on its page, or in its section. One to the documentation leads to the version of the page at
 * hand, else to the one that the reader has chosen.
 */
export function NavLink({ href, section, page, children }: NavLinkProps) {
  const here = decodePath(usePathname())
  const { versions, links } = useContext(Links)
  const chosen = useSyncExternalStore(unwatched, readChosen, () => null)
  const version = versions.find(([, start]) => `${here}/`.startsWith(start))?.[0] ?? chosen ?? ''
  const current = page === here ? 'page' : section !== undefined && here.startsWith(section)
  return (
    <a href={links[href]?.[version] ?? href} aria-current={current || undefined}>
      {children}
    </a>
  )
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
    if (isSame) Object.assign(link, { search: location.search, hash: location.hash })
  }
  return (
    <a href={href} aria-current={isHere || undefined} onClick={choose} onAuxClick={choose}>
      {children}
    </a>
  )
}
