/** The page of the search: its address holds the question, so that it works as a link. */
import { questionIn, searchAddress } from './address'
import { prepare } from './ask'
import { make, makeIcon } from '../elements'
import { createPanel } from './panel'

/** How long the address waits for the reader to stop typing, in milliseconds: browsers limit how often it may change. */
const settle = 300

/** The page at work. */
export interface RunningPage {
  /** Resolves when the reader has what he came for: the answer to the question of the address, or a search that is ready for one. */
  answered: Promise<unknown>
  end: () => void
}

/** Brings the page to life. */
export function startPage(place: HTMLElement): RunningPage {
  const { pathname } = location
  const events = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const { field, parts, ask } = createPanel({
    id: 'pageFound',
    isListBox: false,
    limit: 8,
    onAsk: (text, kind) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const address = searchAddress(text, kind)
        if (address !== location.pathname + location.search) history.replaceState(history.state, '', address)
      }, settle)
    },
  })
  const askAddress = async () => {
    if (location.pathname === pathname) await ask(...questionIn(location.search))
  }
  // the field that came with the page may be in use
  const early = place.querySelector('input')
  const isInUse = early !== null && early === document.activeElement
  place.replaceChildren(make('div', { className: 'query' }, makeIcon(SETTINGS.icons.search), field), ...parts)
  const answered = Promise.all([prepare(), early?.value ? ask(early.value) : askAddress()])
  if (field.value === '' || isInUse) field.focus({ preventScroll: true })
  if (early?.value) field.setSelectionRange(early.selectionStart, early.selectionEnd)
  addEventListener('popstate', () => void askAddress(), { signal: events.signal })
  const end = () => {
    clearTimeout(timer)
    events.abort()
  }
  return { answered, end }
}
