'use client'

import { usePathname } from 'next/navigation'
import { decodePath } from '@/lib/text/path'
import { sidebarItems } from '#sidebar-items'

interface SidebarTreeProps {
  /** The file with the whole list. */
  src: string
  /** Those of other versions, by the start of the addresses of their pages. */
  others?: [start: string, src: string][]
}

/**
 * The list of the sidebar. It is drawn on the server alone, which knows the whole tree: in the browser the list of the page stays
 * as it came, `components/behaviour/sidebar.ts` marks the page at hand in it, and fills it when the reader comes from another
 * part of the site. A version has a list of its own, which comes empty and is filled, too.
 */
export function SidebarTree({ src, others }: SidebarTreeProps) {
  const pathname = usePathname()
  const [start, own] = others?.find(([each]) => `${decodePath(pathname)}/`.startsWith(each)) ?? ['', src]
  return (
    <ul
      key={start}
      className="tree"
      data-level="top"
      data-src={own}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: sidebarItems(pathname) }}
    />
  )
}
