/*
 * The functions of this file are part of the inline script of pages too (`components/layout/early-script.tsx`), as their text. So
 * they must not use anything from outside.
 */

/** Shows the tab `value` of a set; returns false when the set has no such tab. */
export function showTab(set: HTMLElement, value: string): boolean {
  const tabs = [...set.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]')]
  if (!tabs.some((tab) => tab.dataset['value'] === value)) return false
  for (const tab of tabs) {
    const isChosen = tab.dataset['value'] === value
    tab.setAttribute('aria-selected', String(isChosen))
    tab.tabIndex = isChosen ? 0 : -1
  }
  for (const panel of set.querySelectorAll<HTMLElement>(':scope > [role="tabpanel"]')) {
    panel.toggleAttribute('data-chosen', panel.dataset['value'] === value)
  }
  return true
}

/** Shows the tabs that the address asks for, else those that the reader has chosen earlier. `show` is `showTab`. */
export function restoreTabs(show: typeof showTab): void {
  const query = new URLSearchParams(location.search)
  for (const set of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const { group, query: parameter } = set.dataset
    const wanted = parameter === undefined ? null : query.get(parameter)
    if (wanted !== null && show(set, wanted)) continue
    if (group === undefined) continue
    try {
      show(set, localStorage.getItem(`docusaurus.tab.${group}`) ?? '')
    } catch {
      // the storage is blocked: the first tabs show
    }
  }
}
