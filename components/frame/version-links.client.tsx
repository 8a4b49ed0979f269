'use client'

import { usePathname } from 'next/navigation'
import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { decodePath } from '@/lib/text/path'
import type { VersionLinks } from '@/lib/view/versions'
import { readStored, writeStored } from '../ui/storage'

/** The version of the documentation that a reader has chosen, under the key that Docusaurus uses. */
const storageKey = 'docs-preferred-version-default'

/** The choice changes only on navigation, which reads it again, so there is nothing to subscribe to. */
const unwatched = () => () => {}
const readChosen = () => readStored(storageKey)

const Links = createContext<VersionLinks>({ versions: [], links: {} })

/** Makes navbar links follow the docs version. Forgets a stored version that no longer exists. */
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
 * A link that is marked when the reader is on its page or in its section. Links to the docs lead to the current page's version, else to
 * the chosen one.
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
  /** The same page in another version: query and hash are kept. */
  isSame: boolean
  isHere?: boolean
  children: ReactNode
}

/** A link to another docs version, which it stores as the reader's choice. */
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
