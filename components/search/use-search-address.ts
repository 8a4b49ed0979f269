import { useEffect, useRef } from 'react'
import { keptPlace, watchPlace, type Place } from './kept-place'
import { questionIn, searchAddress } from './search-address'
import type { SearchState } from './use-search'

/** How long the address waits for the reader to stop typing, in milliseconds: browsers limit how often it may change. */
const settle = 300

/** Keeps question and address of the page the same, and the place of the reader for the way back. */
export function useSearchAddress({ field, question, view, ask }: SearchState): void {
  /** Where the reader was, until that is on the screen again. */
  const place = useRef<Place>(undefined)
  useEffect(() => {
    const { pathname } = location
    const input = field.current
    // what was typed before React was there counts more than the address
    const typed = input?.value ?? ''
    const isInUse = input !== null && input === document.activeElement
    const askAddress = () => {
      if (location.pathname !== pathname) return
      place.current = keptPlace()
      ask(...questionIn(location.search), place.current?.shown)
    }
    if (typed === '') askAddress()
    else ask(typed)
    if (input?.value === '' || isInUse) input?.focus({ preventScroll: true })
    addEventListener('popstate', askAddress)
    const endWatch = watchPlace()
    return () => {
      removeEventListener('popstate', askAddress)
      endWatch()
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

  const isAnswered = view.status === 'answered'
  useEffect(() => {
    if (isAnswered && place.current) scrollTo({ top: place.current.top, behavior: 'instant' })
    if (isAnswered) place.current = undefined
  }, [isAnswered])
}
