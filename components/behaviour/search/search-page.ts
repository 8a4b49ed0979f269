/** The page of the search: its address holds the question, so that it works as a link. */
import { questionIn, searchAddress } from './address'
import { prepare } from './ask'
import { make, makeIcon } from '../elements'
import { nextFrame } from '../next-task'
import { createPanel } from './panel'

/** How long the address waits for the reader to stop typing, in milliseconds: browsers limit how often it may change. */
const settle = 300

/** The page at work. */
export interface RunningPage {
  /** Resolves when the reader has what he came for: the answer to the question of the address, or a search that is ready for one. */
  answered: Promise<unknown>
  end: () => void
}

/** Where the reader was when he left: results come too late for the browser to find the place again. */
interface Place {
  /** The query of the address: an answer to another question has other places. */
  query: string
  /** How many pages were drawn. */
  shown: number
  /** Id of the first result on the screen, and how far from the top of that. Another font makes other lines. */
  id: string
  top: number
}

/** In the entry of the history, so that only the way back leads there. */
function placeKept(): Place | undefined {
  const { searchPlace } = (history.state ?? {}) as { searchPlace?: Place } // written below
  return searchPlace?.query === location.search && searchPlace.shown > 0 ? searchPlace : undefined
}

const topOf = (element: Element): number => element.getBoundingClientRect().top

async function goBackTo({ id, top }: Place): Promise<void> {
  const result = document.getElementById(id)
  if (!result) return
  const scroll = () => scrollBy({ top: topOf(result) - top, behavior: 'instant' })
  scroll()
  // the footer is laid out when it is near
  await nextFrame()
  scroll()
}

/** Brings the page to life. */
export function startPage(container: HTMLElement): RunningPage {
  const { pathname } = location
  const events = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const { field, parts, ask, shown } = createPanel({
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
  const askAddress = async (count?: number) => {
    if (location.pathname === pathname) await ask(...questionIn(location.search), count)
  }
  // the field that came with the page may be in use
  const early = container.querySelector('input')
  const isInUse = early !== null && early === document.activeElement
  container.replaceChildren(
    make('div', { className: 'query' }, makeIcon(SETTINGS.icons.search), field),
    ...parts,
  )
  const place = placeKept()
  const answered = Promise.all([prepare(), early?.value ? ask(early.value) : askAddress(place?.shown)])
  if (place && !early?.value) void answered.then(() => goBackTo(place))
  const keepPlace = () => {
    if (location.pathname !== pathname) return
    const first = [...container.querySelectorAll('.hit')].find((hit) => topOf(hit) >= 0)
    const searchPlace: Place = {
      query: location.search,
      shown: shown(),
      id: first?.id ?? '',
      top: first ? topOf(first) : 0,
    }
    history.replaceState({ ...history.state, searchPlace }, '')
  }
  if (field.value === '' || isInUse) field.focus({ preventScroll: true })
  if (early?.value) field.setSelectionRange(early.selectionStart, early.selectionEnd)
  const { signal } = events
  addEventListener('popstate', () => void askAddress(), { signal })
  // too late when the page is about to go: browsers forget what they are told then
  addEventListener('scrollend', keepPlace, { signal })
  const keepBeforeLink = ({ target }: Event) =>
    target instanceof Element && target.closest('a') && keepPlace()
  addEventListener('click', keepBeforeLink, { signal, capture: true })
  const end = () => {
    clearTimeout(timer)
    events.abort()
  }
  return { answered, end }
}
