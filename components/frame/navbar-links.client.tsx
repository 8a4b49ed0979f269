'use client'

import { config } from '@/lib/site'
import { clientStrings as strings } from '@/lib/strings/client-strings'
import { hrefOf } from '@/lib/text/url'
import { Icon } from '../ui/icon'
import { ConfiguredLink, Link } from '../ui/link'
import { NavLink } from './version-links.client'

/** The logo and the name. The logo is a map tile, half outlined (client), half solid (server). */
export const Brand = () => (
  <Link to="/" className="brand" title={strings.navbar.toHome}>
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path fill="var(--here)" d="M14.5 2 .9 15.3a1 1 0 0 0 0 1.4L14.5 30v-4.7L5 16l9.5-9.3z" />
      <path fill="var(--solid)" d="M17.5 2 31.1 15.3a1 1 0 0 1 0 1.4L17.5 30z" />
    </svg>
    <span>
      <b>{config.brand[0]}</b>
      {config.brand[1]}
    </span>
  </Link>
)

/** Links to sections and other sites, by default all links of the navbar. */
export const SiteLinks = ({ links = config.navbar }) =>
  links.map((link) =>
    'to' in link ? (
      <NavLink key={link.label} href={hrefOf(link.to)} section={link.section}>
        {link.label}
      </NavLink>
    ) : (
      <ConfiguredLink key={link.label} link={link} />
    ),
  )

/**
 * Opens the search dialog; without JavaScript it links to the search page, which offers alternatives. CSS
 * shows one of the two key names, by the `data-keys` that `mark-root.ts` sets.
 */
export const SearchLink = ({ isField = false }: { isField?: boolean }) => (
  <a
    className={isField ? 'tool find' : 'find'}
    href={hrefOf('/search/')}
    aria-keyshortcuts="Control+K Meta+K /"
    aria-haspopup="dialog"
    data-opens="search"
  >
    <Icon name="search" />
    <span className={isField ? '' : 'hidden'}>{strings.common.search}</span>
    {isField && (
      <>
        <kbd className="pc" aria-hidden="true">
          Ctrl K
        </kbd>
        <kbd className="mac" aria-hidden="true">
          ⌘K
        </kbd>
      </>
    )}
  </a>
)
