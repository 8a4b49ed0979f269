/** What the tabs of texts do: pointer, arrow keys, groups, a choice kept in the storage or in the address. */
import { writeStored } from '../ui/storage'
import { showTab } from '@/lib/browser/restore-tabs'

/** Shows the tab in every set of its group, keeps it where it is on the screen, and keeps the choice. */
export function chooseTab(tab: HTMLElement): void {
  const set = tab.closest<HTMLElement>('[data-tabs]')
  const value = tab.dataset['value']
  if (!set || value === undefined) return
  const { group, query } = set.dataset
  const { top } = tab.getBoundingClientRect()
  if (group !== undefined) writeStored(`docusaurus.tab.${group}`, value)
  if (query !== undefined) {
    const url = new URL(location.href)
    url.searchParams.set(query, value)
    history.replaceState(history.state, '', url)
  }
  for (const each of document.querySelectorAll<HTMLElement>('[data-tabs]'))
    if (each === set || (group !== undefined && each.dataset['group'] === group)) showTab(each, value)
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' })
}

/** Moves the focus between the tabs of a set by arrow keys, Home and End; with another key they are shortcuts of the browser. */
export function moveFocus(event: KeyboardEvent): void {
  const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="tab"]') : null
  if (!tab || event.altKey || event.ctrlKey || event.metaKey) return
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
  const index = tabs.indexOf(tab)
  const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  tabs.at(next % tabs.length)?.focus()
}
