'use client'

import { useLayoutEffect } from 'react'
import { memory } from './sidebar-memory'

/** Where an entry stands in the sidebar, in pixels from its top. */
const middleOf = (entry: Element | null) =>
  entry instanceof HTMLElement
    ? entry.getBoundingClientRect().top - (entry.closest('#menu')?.getBoundingClientRect().top ?? 0)
    : 0

const isHere = (group: HTMLDetailsElement) => group.querySelector('[aria-current]') !== null

/**
 * The sidebar is drawn anew with each page. Before it is painted, groups that the reader opened or closed and the
 * scroll position are put back; after a direct load the current entry is scrolled into view.
 */
export function SidebarMemory({ current }: { current: string }) {
  useLayoutEffect(() => {
    const side = document.getElementById('menu')
    if (!side) return undefined
    for (const group of side.querySelectorAll<HTMLDetailsElement>('details[data-group]')) {
      const wasOpen = memory.groups.get(group.dataset['group'] ?? '')
      if (wasOpen !== undefined) group.open = wasOpen || isHere(group)
    }
    if (memory.scrollTop >= 0) side.scrollTop = memory.scrollTop
    else side.scrollTop = middleOf(side.querySelector('[aria-current="page"]')) - side.clientHeight / 2

    const events = new AbortController()
    const { signal } = events
    const remember = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.dataset['group'] !== undefined) {
        memory.groups.set(target.dataset['group'], target.open)
      }
    }
    side.addEventListener('toggle', remember, { signal, capture: true })
    side.addEventListener('scroll', () => void (memory.scrollTop = side.scrollTop), { signal, passive: true })
    return () => events.abort()
  }, [current])
  return null
}
