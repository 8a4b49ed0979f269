/** What stands in place of results: recent queries and tips, nothing found, a failure. */
import { searchStrings } from '@/lib/strings/search-strings'
import { make, makeButton, makeIcon } from '../elements'
import { forget, forgetAll, recentQueries } from './recent'

/** Recent queries, each with a button that forgets it; tips when there are none. */
export function drawStart(ask: (query: string) => void, redraw: () => void): HTMLElement[] {
  const recent = recentQueries()
  const tips = make('p', {}, searchStrings.tips)
  if (recent.length === 0) return [tips]
  const removing = (remove: () => void) => () => {
    remove()
    redraw()
  }
  const items = recent.map((query) =>
    make(
      'li',
      {},
      makeButton({ className: 'again' }, () => ask(query), query),
      makeButton(
        { className: 'forget', ariaLabel: searchStrings.forget(query) },
        removing(() => forget(query)),
        makeIcon(SETTINGS.icons.close),
      ),
    ),
  )
  const title = make('h2', { id: 'siteRecent' }, searchStrings.recent)
  const list = make('ul', { className: 'recent' }, ...items)
  list.setAttribute('aria-labelledby', title.id)
  return [title, list, makeButton({ className: 'forget-all' }, removing(forgetAll), searchStrings.forgetAll)]
}

/** Up and down among recent queries; from the first one back into the field. */
export function moveInRecent(place: HTMLElement, field: HTMLElement, event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const all = [...place.querySelectorAll<HTMLElement>('.again')]
  if (step === undefined || all.length === 0) return
  event.preventDefault()
  const item = event.target instanceof Element ? event.target.closest('li') : null
  const at = item ? all.findIndex((button) => item.contains(button)) : -1
  ;(all[at + step] ?? (step === 1 ? all.at(-1) : field))?.focus()
}

/** Links to whole sections go below where the page does not have them anyway. */
export function drawNothing(query: string, hasSections: boolean): HTMLElement[] {
  const links = SETTINGS.sections.map(([label, href]) => make('li', {}, make('a', { href }, label)))
  return [
    make('h2', {}, searchStrings.nothing(query)),
    make(
      'p',
      {},
      hasSections
        ? `${searchStrings.nothingTips} ${searchStrings.nothingSections}`
        : searchStrings.nothingTips,
    ),
    ...(hasSections ? [make('ul', { className: 'sections' }, ...links)] : []),
  ]
}

export function drawFailure(retry: () => void): HTMLElement[] {
  return [
    make('p', { role: 'alert' }, searchStrings.failed),
    makeButton({ className: 'button' }, retry, searchStrings.retry),
  ]
}
