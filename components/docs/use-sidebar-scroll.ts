import { useLayoutEffect, type RefObject } from 'react'
import { scrollToEntry } from '../ui/scroll-to-entry'

/** Groups that the reader opened or closed since the page load, by id. */
export const openGroups = new Map<string, boolean>()

/** Scroll position of the sidebar on the previous page, in pixels. */
let keptTop = 0

/** Restores the sidebar's scroll position after navigation and keeps the current entry in view. */
export function useSidebarScroll(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const column = list.current?.closest('nav')
    if (!column) return undefined
    column.scrollTop = keptTop
    const entry = column.querySelector('.tree [aria-current="page"]')
    if (entry) scrollToEntry(column, entry)
    const keep = () => (keptTop = column.scrollTop)
    column.addEventListener('scroll', keep, { passive: true })
    return () => column.removeEventListener('scroll', keep)
  }, [list])
}
