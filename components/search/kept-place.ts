/** Where the reader of the search page was when he left: results come too late for the browser to find the place again. */

export interface Place {
  /** The query of the address: an answer to another question has other places. */
  query: string
  /** How many pages were shown. */
  shown: number
  top: number
}

/** In the entry of the history, so that only the way back leads there. */
export function keptPlace(): Place | undefined {
  const { searchPlace } = (history.state ?? {}) as { searchPlace?: Place } // written below
  return searchPlace?.query === location.search && searchPlace.shown > 0 ? searchPlace : undefined
}

/** Keeps the place from now on; the function that it returns ends that. */
export function watchPlace(): () => void {
  const { pathname } = location
  const keep = () => {
    if (location.pathname !== pathname) return
    const shown = document.querySelectorAll('.search .hit-page').length
    const searchPlace: Place = { query: location.search, shown, top: scrollY }
    history.replaceState({ ...history.state, searchPlace }, '')
  }
  const keepBeforeLink = ({ target }: Event) => target instanceof Element && target.closest('a') && keep()
  // too late when the page is about to go: browsers forget what is kept then
  addEventListener('scrollend', keep)
  addEventListener('click', keepBeforeLink, true)
  return () => {
    removeEventListener('scrollend', keep)
    removeEventListener('click', keepBeforeLink, true)
  }
}
