/** Selects the tab `value` of a set; returns whether there is such a tab. */
export function showTab(set: HTMLElement, value: string): boolean {
  const parts = [
    ...set.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > *, :scope > [role="tabpanel"]'),
  ]
  if (!parts.some((part) => part.dataset['value'] === value)) return false
  for (const part of parts) {
    const isChosen = part.dataset['value'] === value
    if (part.role === 'tabpanel') part.toggleAttribute('data-chosen', isChosen)
    else Object.assign(part, { ariaSelected: String(isChosen), tabIndex: isChosen ? 0 : -1 })
  }
  return true
}

/** The key in localStorage of the chosen tab of a group; the same as in Docusaurus. */
export const tabKey = (group: string): string => `docusaurus.tab.${group}`

/**
 * Selects the tabs that the query string names, or else those that the reader chose last. With a `changed` key
 * of localStorage, only the tabs that it stores.
 */
export function restoreTabs(changed: string | null = null): void {
  for (const set of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const { group, query = '' } = set.dataset
    if (changed !== null && (group === undefined || changed !== tabKey(group))) continue
    const wanted = [new URLSearchParams(location.search).get(query)]
    try {
      if (group !== undefined) wanted.push(localStorage.getItem(tabKey(group)))
    } catch {
      // storage is blocked: keep the first tabs
    }
    wanted.some((value) => value !== null && showTab(set, value))
  }
}
