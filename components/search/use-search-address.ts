import { useEffect, useRef } from 'react'
import { questionIn, searchAddress } from './search-address'
import type { SearchState } from './use-search'

/** How long the address waits for the reader to stop typing, in milliseconds: browsers limit how often it may change. */
const settle = 300

/** Where the reader was when he left, in the entry of the history: results come too late for the browser to find the place again. */
interface Place {
  /** The query of the address: an answer to another question has other places. */
  query: string
  /** How many pages were shown. */
  shown: number
  top: number
}

/** Keeps question and address of the page the same, and the place of the reader for the way back. */
export function useSearchAddress({ field, question, view, ask }: SearchState): void {
  /** Until it is on the screen again. */
  const place = useRef<Place>(undefined)
  useEffect(() => {
    const { pathname } = location
    const askAddress = () => {
      if (location.pathname !== pathname) return
      const { searchPlace } = (history.state ?? {}) as { searchPlace?: Place } // written below
      if (searchPlace?.query === location.search && searchPlace.shown > 0) place.current = searchPlace
      ask(...questionIn(location.search), place.current?.shown)
    }
    const keepPlace = () => {
      if (location.pathname !== pathname) return
      const shown = document.querySelectorAll('.search .hit-page').length
      const searchPlace: Place = { query: location.search, shown, top: scrollY }
      history.replaceState({ ...history.state, searchPlace }, '')
    }
    // what was typed before React was there counts more than the address
    if (field.current?.value) ask(field.current.value)
    else askAddress()
    if (field.current?.value === '') field.current.focus({ preventScroll: true })
    addEventListener('popstate', askAddress)
    // when the page is about to go it is too late: browsers forget what is kept then
    addEventListener('scrollend', keepPlace)
    return () => {
      removeEventListener('popstate', askAddress)
      removeEventListener('scrollend', keepPlace)
    }
  }, [field, ask])

  useEffect(() => {
    if (!question) return undefined
    const timer = setTimeout(() => {
      const address = searchAddress(question.text, question.kind)
      if (address !== location.pathname + location.search) history.replaceState(history.state, '', address)
    }, settle)
    return () => clearTimeout(timer)
  }, [question])

  useEffect(() => {
    if (view.status !== 'answered' || !place.current) return
    scrollTo({ top: place.current.top, behavior: 'instant' })
    place.current = undefined
  }, [view])
}
