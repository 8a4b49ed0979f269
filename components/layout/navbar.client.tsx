'use client'

import { localeId, menuId } from '@/lib/shell-ids'
import { config } from '@/lib/site'
import { clientStrings as strings } from '@/lib/strings/client-strings'
import { Brand, SearchLink, SiteLinks } from '../frame/navbar-links.client'
import { Icon } from '../ui/icon'
import { ColorModeButton } from '../frame/color-mode.client'

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
      <div className="tools">
        <SearchLink isField />
        <LocaleMenu />
        <ColorModeButton />
      </div>
    </div>
  </header>
)

/** The language menu: a native popover with one entry. */
function LocaleMenu() {
  const { code, label } = config.locale
  return (
    <>
      <button
        className="tool"
        type="button"
        popoverTarget={localeId}
        aria-label={strings.navbar.languageIs(label)}
      >
        <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="6.25" />
          <path d="M1.75 8h12.5M8 1.75c4 4 4 8.5 0 12.5-4-4-4-8.5 0-12.5z" />
        </svg>
      </button>
      <div className="drop" id={localeId} popover="auto" role="group" aria-label={strings.navbar.language}>
        {/* the only language is the current one: choosing it closes the menu */}
        <button
          type="button"
          popoverTarget={localeId}
          popoverTargetAction="hide"
          lang={code}
          aria-current="true"
        >
          {label}
        </button>
      </div>
    </>
  )
}
