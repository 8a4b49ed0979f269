import type { ReactNode } from 'react'
import { menuId } from '@/lib/shell-ids'
import { config } from '@/lib/site'
import { strings } from '@/lib/strings'
import { hrefOf } from '@/lib/text/url'
import { Icon } from '../ui/icon'
import { ConfiguredLink } from '../ui/link'
import { Menu } from './menu.client'
import { NavLink } from './version-links.client'

/** The column beside the text, and the menu of narrow screens: the same element, there with the sections of the site on top. */
export const SideMenu = ({ label, children }: { label: string; children?: ReactNode }) => (
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

/** The sections of the site: in the navbar, and at the top of the menu on narrow screens. */
export const SiteLinks = () =>
  config.navbar.map((link) =>
    'to' in link ? (
      <NavLink key={link.label} href={hrefOf(link.to)} section={link.section}>
        {link.label}
      </NavLink>
    ) : (
      <ConfiguredLink key={link.label} link={link} />
    ),
  )
