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

/** Selects the tabs named in the query string, else those that the reader chose last. */
export function restoreTabs(): void {
  for (const set of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const { group, query = '' } = set.dataset
    const wanted = [new URLSearchParams(location.search).get(query)]
    try {
      if (group !== undefined) wanted.push(localStorage.getItem(`docusaurus.tab.${group}`))
    } catch {
      // storage is blocked: keep the first tabs
    }
    wanted.some((value) => value !== null && showTab(set, value))
  }
}
