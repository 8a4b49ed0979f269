// client code, to keep this markup out of each page's RSC payload
'use client'

import { localeId, menuId } from '@/lib/shell-ids'
import { clientStrings as strings } from '@/lib/strings/client-strings'
import { Brand, SiteLinks } from '../frame/navbar-links.client'
import { Tools } from '../frame/tools.client'
import { Icon } from '../ui/icon'

/** The bar at the top of every page. The menu that it opens is `SideMenu`, which is part of the page. */
export const Navbar = () => (
  <header className="bar">
    <div className="bar-row">
      <button className="tool menu" type="button" popoverTarget={menuId} aria-label={strings.navbar.openMenu}>
        <Icon name="menu" />
      </button>
      <Brand />
      <nav aria-label={strings.navbar.label}>
        <SiteLinks />
      </nav>
      <Tools localeId={localeId} />
    </div>
  </header>
)
