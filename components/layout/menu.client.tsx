'use client'

import { useEffect } from 'react'

/** From here on the menu is a column of the page and not a drawer. */
const wide = '(width > 996px)'

/** What stands behind the open menu. */
const behind = '.skip, .notice, .bar, .subbar, main, .foot'

/** Mark of the history entry that stands for the open menu. */
export const menuState = 'menu'

/** Whether the current entry of the history stands for the open menu. */
export const isMenuEntry = (): boolean =>
  typeof history.state === 'object' && history.state !== null && menuState in history.state

/**
 * The menu of narrow screens is a native popover. This adds what browsers do not: focus stays inside, Back closes it
 * instead of leaving the page, and it is gone on wide screens.
 */
export function Menu() {
  useEffect(() => {
    const events = new AbortController()
    const { signal } = events
    const menu = () => document.getElementById('menu')
    const isOpen = () => menu()?.matches(':popover-open') === true

    const onToggle = (event: Event) => {
      if (!(event instanceof ToggleEvent) || event.target !== menu()) return
      const opens = event.newState === 'open'
      for (const element of document.querySelectorAll<HTMLElement>(behind)) element.inert = opens
      if (opens) history.pushState({ ...history.state, [menuState]: true }, '')
      else if (isMenuEntry()) history.back()
    }
    const onShown = ({ target }: Event) => {
      if (target === menu() && isOpen()) {
        menu()?.querySelector<HTMLElement>('[aria-current="page"], a')?.focus({ preventScroll: true })
      }
    }
    const onBack = () => {
      if (isOpen() && !isMenuEntry()) menu()?.hidePopover()
    }
    const onResize = ({ matches }: MediaQueryListEvent) => {
      if (matches && isOpen()) menu()?.hidePopover()
    }
    document.addEventListener('beforetoggle', onToggle, { signal, capture: true })
    document.addEventListener('toggle', onShown, { signal, capture: true })
    window.addEventListener('popstate', onBack, { signal })
    matchMedia(wide).addEventListener('change', onResize, { signal })
    return () => events.abort()
  }, [])
  return null
}
