import { config } from '@/lib/site'
import { strings } from '@/lib/strings'

/** The languages of the site: a native popover with one entry. */
export function LocaleMenu() {
  const { code, label } = config.locale
  return (
    <>
      <button className="tool" type="button" popoverTarget="locale" aria-label={strings.navbar.languageIs(label)}>
        <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="6.25" />
          <path d="M1.75 8h12.5M8 1.75c4 4 4 8.5 0 12.5-4-4-4-8.5 0-12.5z" />
        </svg>
      </button>
      <nav className="drop" id="locale" popover="auto" aria-label={strings.navbar.language}>
        <a href="" hrefLang={code} lang={code} aria-current="true">
          {label}
        </a>
      </nav>
    </>
  )
}
