/** Sets of tabs: which panel shows, and the choices that address and storage keep. */
import { readStored } from './storage'

export const storageKey = (group: string): string => `docusaurus.tab.${group}`

export const tabSets = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-tabs]')]

const tabsOf = (set: Element) => [
  ...set.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]'),
]

/** Shows the panel with `value`; `false` when the set has none. */
export function choose(set: HTMLElement, value: string): boolean {
  if (!tabsOf(set).some((tab) => tab.dataset['value'] === value)) return false
  for (const tab of tabsOf(set)) {
    const isChosen = tab.dataset['value'] === value
    tab.setAttribute('aria-selected', String(isChosen))
    tab.tabIndex = isChosen ? 0 : -1
  }
  for (const panel of set.querySelectorAll<HTMLElement>(':scope > [role="tabpanel"]')) {
    panel.toggleAttribute('data-chosen', panel.dataset['value'] === value)
  }
  return true
}

/** Puts the choices of address and storage into the sets of a page that has just been drawn. */
export function restoreTabs(): void {
  const query = new URLSearchParams(location.search)
  for (const set of tabSets()) {
    const { group, query: parameter } = set.dataset
    const candidates = [
      parameter === undefined ? null : query.get(parameter),
      group === undefined ? null : readStored(storageKey(group)),
    ]
    candidates.some((value) => value !== null && choose(set, value))
  }
}
