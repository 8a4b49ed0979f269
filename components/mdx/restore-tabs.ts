/**
 * Shows the tab `value` of the set `chosen`; in all others the tabs that the address asks for, else those that the reader has chosen
 * earlier. It is part of the inline script of pages too (`components/layout/early-script.tsx`), as its text, so it must not use
 * anything from outside.
 */
export function restoreTabs(chosen?: HTMLElement, value = ''): void {
  for (const set of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const { group, query = '' } = set.dataset
    const wanted = [set === chosen ? value : null, new URLSearchParams(location.search).get(query)]
    try {
      if (group !== undefined) wanted.push(localStorage.getItem(`docusaurus.tab.${group}`))
    } catch {
      // the storage is blocked: the first tabs show
    }
    const parts = [
      ...set.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > *, :scope > [role="tabpanel"]'),
    ]
    const shown = wanted.find((each) => parts.some((part) => part.dataset['value'] === each))
    if (shown === undefined) continue
    for (const part of parts) {
      const isChosen = part.dataset['value'] === shown
      if (part.role === 'tabpanel') part.toggleAttribute('data-chosen', isChosen)
      else Object.assign(part, { ariaSelected: String(isChosen), tabIndex: isChosen ? 0 : -1 })
    }
  }
}
