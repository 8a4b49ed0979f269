'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { decodePath } from '@/lib/text/path'
import { useVersionHref } from './version-links.client'

interface NavLinkProps {
  href: string
  /** Start of the addresses of a section, */
  section?: string | undefined
  /** or the permalink of a page. */
  page?: string
  children: ReactNode
}

/** A link that knows whether the reader is on its page, or in its section. */
export function NavLink({ href, section, page, children }: NavLinkProps) {
  const here = decodePath(usePathname())
  const current = page === here ? 'page' : section !== undefined && here.startsWith(section)
  return (
    <a href={useVersionHref(href)} aria-current={current || undefined}>
      {children}
    </a>
  )
}
