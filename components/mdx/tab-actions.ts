/** Behaviour of tabs: pointer, arrow keys, groups, and a choice kept in storage or in the query string. */
import { writeStored } from '../ui/storage'
import { showTab, tabKey } from '@/lib/browser/restore-tabs'

/** Shows a tab in all sets of its group, without moving it on the screen, and stores the choice. */
export function chooseTab(tab: HTMLElement): void {
  const set = tab.closest<HTMLElement>('[data-tabs]')
  const value = tab.dataset['value']
  if (!set || value === undefined) return
  const { group, query } = set.dataset
  const { top } = tab.getBoundingClientRect()
  if (group !== undefined) writeStored(tabKey(group), value)
  if (query !== undefined) {
    const url = new URL(location.href)
    url.searchParams.set(query, value)
    history.replaceState(history.state, '', url)
  }
  for (const each of document.querySelectorAll<HTMLElement>('[data-tabs]'))
    if (each === set || (group !== undefined && each.dataset['group'] === group)) showTab(each, value)
  hideUntilFound()
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' })
}

/** Lets the browser's search find the text of hidden panels: then it fires `beforematch` to have them shown. */
export function hideUntilFound(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[role="tabpanel"]')) {
    const isHidden = !panel.hasAttribute('data-chosen')
    panel.hidden = isHidden && 'until-found'
    // to screen readers only the content would be hidden, not the empty panel
    panel.ariaHidden = String(isHidden)
  }
}

/** Moves focus between the tabs of a set with arrow keys, Home and End, unless a modifier is pressed. */
export function moveTabFocus(event: KeyboardEvent): void {
  const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="tab"]') : null
  if (!tab || event.altKey || event.ctrlKey || event.metaKey) return
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
  const index = tabs.indexOf(tab)
  const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  tabs.at(next % tabs.length)?.focus()
}
