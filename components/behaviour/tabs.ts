/** Tabs of the page: pointer, arrow keys, sets that switch together, a choice kept in storage or in the address. */
import { choose, storageKey, tabSets } from './restore-tabs'
import { writeStored } from './storage'

/** A choice of the reader: switches every set of the group, keeps the tab where it is on the screen, remembers. */
function pick(tab: HTMLElement): void {
  const set = tab.closest<HTMLElement>('[data-tabs]')
  const value = tab.dataset['value']
  if (!set || value === undefined) return
  const { group, query } = set.dataset
  const top = tab.getBoundingClientRect().top
  choose(set, value)
  if (group !== undefined) {
    for (const other of tabSets()) if (other.dataset['group'] === group) choose(other, value)
    writeStored(storageKey(group), value)
  }
  if (query !== undefined) {
    const url = new URL(location.href)
    url.searchParams.set(query, value)
    history.replaceState(history.state, '', url)
  }
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' })
}

function moveFocus(tab: HTMLElement, key: string): boolean {
  const row = tab.closest('[role="tablist"]')
  const tabs = row ? [...row.querySelectorAll<HTMLElement>('[role="tab"]')] : []
  const index = tabs.indexOf(tab)
  const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[key]
  if (next === undefined) return false
  const target = tabs.at(next % tabs.length)
  target?.focus()
  return true
}

const tabOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[role="tab"]') : null

/** Listens to all tabs of the document. */
export function listenToTabs(): void {
  document.addEventListener('click', (event) => {
    const tab = tabOf(event)
    if (tab) pick(tab)
  })
  document.addEventListener('keydown', (event) => {
    const tab = tabOf(event)
    // with another key they are the browser's: back, to the top
    const isAlone = !(event.altKey || event.ctrlKey || event.metaKey)
    if (tab && isAlone && moveFocus(tab, event.key)) event.preventDefault()
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (newValue === null || !key?.startsWith(storageKey(''))) return
    for (const set of tabSets()) if (storageKey(set.dataset['group'] ?? '') === key) choose(set, newValue)
  })
}
