'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { menuId } from '@/lib/shell-ids'
import { scrollToEntry } from '../ui/scroll-to-entry'

/** Mark of the history entry that stands for the open menu. */
const menuState = 'menu'

/** Whether the current history entry stands for the open menu. */
export const isMenuEntry = (): boolean => Object.hasOwn(Object(history.state), menuState)

/** What stands behind the open menu. */
function setInert(isInert: boolean): void {
  const behind = '.skip, .notice, .bar, .subbar, main, .foot'
  for (const element of document.querySelectorAll<HTMLElement>(behind)) element.inert = isInert
}

function beforeToggle(opens: boolean): void {
  setInert(opens)
  if (opens) history.pushState({ ...history.state, [menuState]: true }, '')
  else if (isMenuEntry()) history.back()
}

/** Focuses the entry of the page, or the first one when that is in a closed group, which takes no focus. */
function focusCurrent(column: HTMLElement): void {
  for (const entry of ['[aria-current="page"]', 'a']) {
    column.querySelector<HTMLElement>(entry)?.focus({ preventScroll: true })
    if (document.activeElement?.matches(entry)) return scrollToEntry(column, document.activeElement)
  }
}

/**
 * The sidebar, which on narrow screens is a native popover. This adds what browsers do not: focus stays inside, Back
 * closes it instead of leaving the page, and it is gone on wide screens.
 */
export function Menu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLElement>(null)
  const pathname = usePathname()
  const isOpen = () => menu.current?.matches(':popover-open') === true
  const close = () => isOpen() && menu.current?.hidePopover()

  useLayoutEffect(() => void close(), [pathname])
  useEffect(() => {
    // it may have been opened before React was there
    if (isOpen()) beforeToggle(true)
    const events = new AbortController()
    const { signal } = events
    addEventListener('popstate', () => !isMenuEntry() && close(), { signal })
    // on wide screens the sidebar is part of the page and no popover
    const wide = matchMedia('(width > 62.25em)')
    wide.addEventListener('change', ({ matches }) => matches && close(), { signal })
    return () => {
      events.abort()
      // an open menu that goes with its page is not toggled
      setInert(false)
    }
  }, [])

  return (
    <nav
      ref={menu}
      className="side"
      id={menuId}
      popover="auto"
      aria-label={label}
      onBeforeToggle={(event) => event.target === menu.current && beforeToggle(event.newState === 'open')}
      onToggle={({ target, currentTarget }) =>
        target === currentTarget && isOpen() && focusCurrent(currentTarget)
      }
    >
      {children}
    </nav>
  )
}
