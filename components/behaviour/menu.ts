/**
 * The menu of narrow screens is a native popover. This adds what browsers do not: focus stays inside, Back closes it
 * instead of leaving the page, and it is gone on wide screens.
 */
import { menuId } from '@/lib/shell-ids'
import { wide } from './current-entry'
import { isMenuEntry, menuState } from './menu-entry'
import { pageShown } from './pages'

/** What stands behind the open menu. */
const behind = '.skip, .notice, .bar, .subbar, main, .foot'

const menu = () => document.getElementById(menuId)
const isOpen = () => menu()?.matches(':popover-open') === true
const close = () => isOpen() && menu()?.hidePopover()

function setInert(isInert: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>(behind)) element.inert = isInert
}

function onToggle(event: Event): void {
  if (!(event instanceof ToggleEvent) || event.target !== menu()) return
  const opens = event.newState === 'open'
  setInert(opens)
  if (opens) history.pushState({ ...history.state, [menuState]: true }, '')
  else if (isMenuEntry()) history.back()
}

function onShown({ target }: Event): void {
  if (target === menu() && isOpen()) {
    menu()?.querySelector<HTMLElement>('[aria-current="page"], a')?.focus({ preventScroll: true })
  }
}

export function guardMenu(): void {
  document.addEventListener('beforetoggle', onToggle, true)
  document.addEventListener('toggle', onShown, true)
  addEventListener('popstate', () => !isMenuEntry() && close())
  matchMedia(wide).addEventListener('change', ({ matches }) => matches && close())
  document.addEventListener(pageShown, () => {
    close()
    // an open menu that went with its page has told nothing
    setInert(false)
  })
}
