'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { menuId } from '@/lib/shell-ids'
import { config } from '@/lib/site'
import { clientStrings as strings } from '@/lib/strings/client-strings'
import { Icon } from '../ui/icon'
import { scrollToEntry } from '../ui/scroll-to-entry'
import { Brand, SiteLinks } from './navbar-links.client'
import { Tools } from './tools.client'

const sections = config.navbar.filter((link) => 'to' in link)
const otherSites = config.navbar.filter((link) => 'href' in link)

/** The key in `history.state` that marks the entry of the open menu. */
const menuState = 'menu'

/** Whether the current history entry belongs to the open menu. */
export const isMenuEntry = (): boolean => Object.hasOwn(Object(history.state), menuState)

/** Makes everything behind the open menu inert. */
function setInert(isInert: boolean): void {
  const behind = '.skip, .notice, .bar, .subbar, main, .foot'
  for (const element of document.querySelectorAll<HTMLElement>(behind)) element.inert = isInert
}

/** Places the top of the menu at the top of the navbar, below an announcement. */
function alignWithNavbar(menu: HTMLElement): void {
  const top = document.querySelector('.bar')?.getBoundingClientRect().top ?? 0
  menu.style.setProperty('--top', `${Math.max(0, top)}px`)
}

function beforeToggle(opens: boolean): void {
  setInert(opens)
  if (opens) history.pushState({ ...history.state, [menuState]: true }, '')
  else if (isMenuEntry()) history.back()
}

/** Focuses the entry of the current page, or the first entry if that one is in a closed group. */
function focusCurrent(column: HTMLElement): void {
  for (const entry of ['[aria-current="page"]', '.site > a']) {
    column.querySelector<HTMLElement>(entry)?.focus({ preventScroll: true })
    if (document.activeElement?.matches(entry)) return scrollToEntry(column, document.activeElement)
  }
}

/**
 * The sidebar. On narrow screens it is a native popover that starts with the site's sections. Native popovers
 * do not trap the focus, or close on Back or when the screen gets wide: this component does.
 */
export function SideMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLElement>(null)
  const pathname = usePathname()
  const shownPath = useRef(pathname)
  const isOpen = () => menu.current?.matches(':popover-open') === true
  const close = () => isOpen() && menu.current?.hidePopover()

  useLayoutEffect(() => {
    // not on hydration: readers may have opened the menu before
    if (shownPath.current !== pathname) close()
    shownPath.current = pathname
  }, [pathname])
  useEffect(() => {
    if (isOpen()) beforeToggle(true)
    const events = new AbortController()
    const { signal } = events
    addEventListener('popstate', () => !isMenuEntry() && close(), { signal })
    // on wide screens the sidebar is part of the page
    const wide = matchMedia('(width > 62.25em)')
    wide.addEventListener('change', ({ matches }) => matches && close(), { signal })
    return () => {
      events.abort()
      // no toggle event fires when an open menu is unmounted
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
      onBeforeToggle={({ target, currentTarget, newState }) => {
        if (target !== currentTarget) return
        // not on hydration: a menu that is already open must not move
        if (newState === 'open') alignWithNavbar(currentTarget)
        beforeToggle(newState === 'open')
      }}
      onToggle={({ target, currentTarget }) =>
        target === currentTarget && isOpen() && focusCurrent(currentTarget)
      }
    >
      <div className="bar-row">
        <button
          className="tool menu"
          type="button"
          popoverTarget={menuId}
          aria-label={strings.navbar.closeMenu}
        >
          <Icon name="close" />
        </button>
        <Brand />
        <Tools localeId="siteMenuLocale" />
      </div>
      <div className="site sections">
        <SiteLinks links={sections} />
      </div>
      {children}
      {otherSites.length > 0 && (
        <div className="site">
          <SiteLinks links={otherSites} />
        </div>
      )}
    </nav>
  )
}
