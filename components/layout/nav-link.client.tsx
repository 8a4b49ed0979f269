'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

/** A link of the navbar that knows whether the reader is in its section. `children` come drawn. */
export function NavLink({ href, section, children }: { href: string; section: string; children: ReactNode }) {
  const isHere = usePathname().startsWith(section)
  return (
    <a href={href} aria-current={isHere ? 'true' : undefined}>
      {children}
    </a>
  )
}
