import { config } from '@/lib/site'
import { hrefOf } from '@/lib/text/url'
import { ConfiguredLink } from '../ui/link'
import { NavLink } from './version-links.client'

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
