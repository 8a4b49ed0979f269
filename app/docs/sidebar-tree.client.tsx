'use client'

import { usePathname } from 'next/navigation'
import { sidebarItems } from '#sidebar-items'

/**
 * The list of the sidebar. It is drawn on the server alone, which knows the whole tree: in the browser the list of the page stays
 * as it came, `components/behaviour/sidebar.ts` marks the page at hand in it, and fills it when the reader comes from another
 * part of the site.
 */
export function SidebarTree({ src }: { src: string }) {
  const pathname = usePathname()
  return (
    <ul
      className="tree"
      data-level="top"
      data-src={src}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: sidebarItems(pathname) }}
    />
  )
}
