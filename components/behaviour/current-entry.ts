/** The entry of the page at hand in the column. */
import { menuId } from '@/lib/shell-ids'

/** From here on the menu is a column of the page and not a drawer. */
export const wide = '(width > 62.25em)'

/** Scrolls the column and nothing else, and only when the entry is out of sight. */
export function bringIntoView(entry: Element): void {
  const column = document.getElementById(menuId)
  if (!column) return
  const { top, bottom } = column.getBoundingClientRect()
  const place = entry.getBoundingClientRect()
  if (place.top < top || place.bottom > bottom) column.scrollTop += place.top - top - column.clientHeight / 2
}

/** Brings the entry into view before the page is painted. In the drawer of narrow screens nothing is in sight. */
export function showCurrentEntry(): void {
  const entry = document.querySelector(`#${menuId} [aria-current="page"]`)
  if (entry && matchMedia(wide).matches) bringIntoView(entry)
}
