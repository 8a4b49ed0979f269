'use client'

import { config } from '@/lib/site'
import { clientStrings as strings } from '@/lib/strings/client-strings'
import { ColorModeButton } from './color-mode.client'
import { SearchLink } from './navbar-links.client'

/** The buttons at the end of the navbar, and of the row that covers it while the menu is open. */
export const Tools = ({ localeId }: { localeId: string }) => (
  <div className="tools">
    <SearchLink isField />
    <LocaleMenu id={localeId} />
    <ColorModeButton />
  </div>
)

/** The language menu: a native popover with one entry. */
function LocaleMenu({ id }: { id: string }) {
  const { code, label } = config.locale
  return (
    <>
      <button className="tool" type="button" popoverTarget={id} aria-label={strings.navbar.languageIs(label)}>
        <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="6.25" />
          <path d="M1.75 8h12.5M8 1.75c4 4 4 8.5 0 12.5-4-4-4-8.5 0-12.5z" />
        </svg>
      </button>
      <div className="drop" id={id} popover="auto" role="group" aria-label={strings.navbar.language}>
        {/* the only language is the current one: choosing it closes the menu */}
        <button type="button" popoverTarget={id} popoverTargetAction="hide" lang={code} aria-current="true">
          {label}
        </button>
      </div>
    </>
  )
}
