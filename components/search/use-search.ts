import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { SearchKind, SearchResult } from '@/lib/search/types'
import { askSearch } from './ask-search'

export interface Question {
  text: string
  kind: SearchKind | undefined
  /** How many pages are shown. */
  limit: number
}

/** What stands below the field, and the question that it answers. */
export type SearchView =
  | { status: 'start'; question?: Question; result?: undefined }
  | { status: 'loading'; question?: undefined; result?: undefined }
  | { status: 'failed'; question: Question; result?: undefined }
  | { status: 'answered'; question: Question; result: SearchResult }

export interface SearchState {
  /** Not controlled: what was typed before hydration stays. */
  field: RefObject<HTMLInputElement | null>
  /** Undefined until the page is hydrated. */
  question: Question | undefined
  /** Belongs to the last question that has an answer, until the new one comes. */
  view: SearchView
  /** Searches for a text, which goes into the field; for `limit` pages instead of the usual number. */
  ask: (text: string, kind?: SearchKind, limit?: number) => void
  /** Runs `act` when the last question is answered, now if it is; another question cancels it. */
  whenAnswered: (act: () => void) => void
}

/** After how long a search says that it is at work, in milliseconds. */
const slow = 400

/** A question and its answer; `usualLimit` pages are shown at first. */
export function useSearch(usualLimit: number): SearchState {
  const field = useRef<HTMLInputElement>(null)
  const [question, setQuestion] = useState<Question>()
  const [view, setView] = useState<SearchView>({ status: 'start' })
  const last = useRef<{ question?: Question; act?: (() => void) | undefined }>({})

  const ask = useCallback(
    (text: string, kind?: SearchKind, limit = usualLimit) => {
      if (field.current && field.current.value !== text) field.current.value = text
      const asked = { text: text.trim(), kind, limit }
      last.current = { question: asked }
      setQuestion(asked)
      // half of the site would answer a single letter
      if (asked.text.length < 2) return setView({ status: 'start', question: asked })
      const show = (next: SearchView) => last.current.question === asked && setView(next)
      const timer = setTimeout(show, slow, { status: 'loading' })
      void askSearch(asked.text, asked)
        .finally(() => clearTimeout(timer))
        .then(
          (result) => show({ status: 'answered', question: asked, result }),
          () => show({ status: 'failed', question: asked }),
        )
    },
    [usualLimit],
  )
  useEffect(() => {
    // loads what the first answer needs; a failure shows with the first question
    askSearch('').catch(() => undefined)
  }, [])
  useEffect(() => {
    if (view.question !== last.current.question) return
    last.current.act?.()
    last.current.act = undefined
  }, [view])
  const whenAnswered = (act: () => void) => {
    if (view.question === last.current.question) act()
    else last.current.act = act
  }
  return { field, question, view, ask, whenAnswered }
}
