import type { ReactNode } from 'react'
import { menuId } from '@/lib/shell-ids'
import { strings } from '@/lib/strings'
import { Icon } from '../ui/icon'
import { Menu } from './menu.client'
import { SiteLinks } from './site-links'

/** The column beside the text, and the menu of narrow screens: the same element, there with the sections of the site on top. */
export function SideMenu({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <Menu label={label}>
      <div className="site">
        <SiteLinks />
        <button
          className="tool"
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={strings.navbar.closeMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </Menu>
  )
}
