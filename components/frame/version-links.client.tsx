'use client'

import { usePathname } from 'next/navigation'
import { createContext, useContext, useEffect, type ReactNode } from 'react'
import { decodePath } from '@/lib/text/path'
import type { VersionLinks } from '@/lib/view/versions'
import { readPreferredVersion, usePreferredVersion, writePreferredVersion } from '../ui/preferred-version'
import sheet from './versions.css?url'
import { styleSheet } from '../ui/style-sheet'

const Links = createContext<VersionLinks>({ versions: [], links: {} })

/** Makes navbar links follow the docs version. Forgets a stored version that no longer exists. */
export function VersionLinksProvider({ value, children }: { value: VersionLinks; children: ReactNode }) {
  useEffect(() => {
    if (!value.versions.some(([name]) => name === readPreferredVersion())) writePreferredVersion(null)
  }, [value])
  return <Links value={value}>{children}</Links>
}

interface NavLinkProps {
  href: string
  /** The address prefix of a section, for a link to all of its pages. */
  section?: string
  /** The permalink of a page, for a link to this page alone. */
  page?: string
  children: ReactNode
}

/** A link, marked on its page or in its section. A docs link leads to the current or the chosen version. */
export function NavLink({ href, section, page, children }: NavLinkProps) {
  const here = decodePath(usePathname())
  const { versions, links } = useContext(Links)
  const chosen = usePreferredVersion()
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
  version: string
  /** Whether it leads to the same page of another version, so that query and hash are kept. */
  isSame: boolean
  isHere?: boolean
  children: ReactNode
}

/** A link to another docs version, which becomes the preferred one. */
export function VersionLink({ href, version, isSame, isHere = false, children }: VersionLinkProps) {
  const choose = ({ currentTarget: link }: { currentTarget: HTMLAnchorElement }) => {
    writePreferredVersion(version)
    if (isSame) Object.assign(link, { search: location.search, hash: location.hash })
  }
  return (
    <a href={href} aria-current={isHere || undefined} onClick={choose} onAuxClick={choose}>
      {children}
    </a>
  )
}

/** The style sheet of the version menu. Sites without versions do without it. */
export const VersionsStyles = styleSheet(sheet)
