import { strings } from '@/lib/strings'

/** Switches between light and dark. Both icons are drawn; the style sheet shows the one of the mode. */
export function ColorModeButton() {
  return (
    <button className="tool" type="button" aria-label={strings.navbar.colorMode} data-color-mode="">
      <svg className="icon moon" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M13.5 9.7A6 6 0 0 1 6.3 2.5a6 6 0 1 0 7.2 7.2z" />
      </svg>
      <svg className="icon sun" viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="2.75" />
        <path d="M8 1v2m0 10v2M1 8h2m10 0h2M3.05 3.05l1.4 1.4m7.1 7.1 1.4 1.4m0-9.9-1.4 1.4m-7.1 7.1-1.4 1.4" />
      </svg>
    </button>
  )
}
