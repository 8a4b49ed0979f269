import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { writeStored } from '../ui/storage'
import { useDelegatedClick } from '../ui/use-delegated-click'
import { restoreTabs, showTab } from './restore-tabs'

const storageKey = 'docusaurus.tab.'
const setsOf = (group: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-tabs]')].filter(
    ({ dataset }) => dataset['group'] === group,
  )

/** Shows the tab in every set of its group, keeps it where it is on the screen, and keeps the choice. */
function chooseTab(tab: HTMLElement): void {
  const set = tab.closest<HTMLElement>('[data-tabs]')
  const value = tab.dataset['value']
  if (!set || value === undefined) return
  const { group, query } = set.dataset
  const { top } = tab.getBoundingClientRect()
  showTab(set, value)
  if (group !== undefined) {
    for (const other of setsOf(group)) showTab(other, value)
    writeStored(storageKey + group, value)
  }
  if (query !== undefined) {
    const url = new URL(location.href)
    url.searchParams.set(query, value)
    history.replaceState(history.state, '', url)
  }
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' })
}

function moveFocus(event: KeyboardEvent): void {
  const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="tab"]') : null
  // with another key they are shortcuts of the browser
  if (!tab || event.altKey || event.ctrlKey || event.metaKey) return
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>(':scope > [role="tab"]') ?? [])]
  const index = tabs.indexOf(tab)
  const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  tabs.at(next % tabs.length)?.focus()
}

/** A choice made in another browser tab. */
function followStorage({ key, newValue }: StorageEvent): void {
  if (newValue === null || !key?.startsWith(storageKey)) return
  for (const set of setsOf(key.slice(storageKey.length))) showTab(set, newValue)
}

/** Makes the tabs of texts work: pointer, arrow keys, groups, a choice kept in the storage or in the address. */
export function useTabs(): void {
  const pathname = usePathname()
  useDelegatedClick('[role="tab"]', chooseTab)
  useEffect(() => restoreTabs(showTab), [pathname])
  useEffect(() => {
    const events = new AbortController()
    document.addEventListener('keydown', moveFocus, { signal: events.signal })
    addEventListener('storage', followStorage, { signal: events.signal })
    return () => events.abort()
  }, [])
}
