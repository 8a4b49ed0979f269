/** Tabs of the page: pointer, arrow keys, sets that switch together, a choice kept in storage or in the address. */
import { readStored, writeStored } from './storage'

const storageKey = (group: string) => `docusaurus.tab.${group}`

const setsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-tabs]')]
const tabsOf = (set: Element) => [
  ...set.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]'),
]
const panelsOf = (set: Element) => [...set.querySelectorAll<HTMLElement>(':scope > [role="tabpanel"]')]

/** Shows the panel with `value`; `false` when the set has none. */
function choose(set: HTMLElement, value: string): boolean {
  if (!tabsOf(set).some((tab) => tab.dataset['value'] === value)) return false
  for (const tab of tabsOf(set)) {
    const isChosen = tab.dataset['value'] === value
    tab.setAttribute('aria-selected', String(isChosen))
    tab.tabIndex = isChosen ? 0 : -1
  }
  for (const panel of panelsOf(set)) panel.toggleAttribute('data-chosen', panel.dataset['value'] === value)
  return true
}

/** The choices of address and storage, put into the sets of a page that has just been drawn. */
export function restoreTabs(root: ParentNode): void {
  const query = new URLSearchParams(location.search)
  for (const set of setsOf(root)) {
    const { group, query: parameter } = set.dataset
    const candidates = [
      parameter === undefined ? null : query.get(parameter),
      group === undefined ? null : readStored(storageKey(group)),
    ]
    candidates.some((value) => value !== null && choose(set, value))
  }
}

/** A choice of the reader: switches every set of the group, keeps the tab where it is on the screen, remembers. */
function pick(tab: HTMLElement): void {
  const set = tab.closest<HTMLElement>('[data-tabs]')
  const value = tab.dataset['value']
  if (!set || value === undefined) return
  const { group, query } = set.dataset
  const top = tab.getBoundingClientRect().top
  choose(set, value)
  if (group !== undefined) {
    for (const other of setsOf(document)) if (other.dataset['group'] === group) choose(other, value)
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
    if (tab && moveFocus(tab, event.key)) event.preventDefault()
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (newValue === null || !key?.startsWith(storageKey(''))) return
    for (const set of setsOf(document))
      if (storageKey(set.dataset['group'] ?? '') === key) choose(set, newValue)
  })
}
