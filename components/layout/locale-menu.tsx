import { config } from '@/lib/site'
import { localeId } from '@/lib/shell-ids'
import { strings } from '@/lib/strings'

/** The languages of the site: a native popover with one entry. */
export function LocaleMenu() {
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
        {/* the only language is the one the page is in: choosing it closes the menu */}
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
