import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { SearchKind, SearchResult } from '@/lib/search/types'
import { askSearch, prepareSearch } from './ask-search'

export interface Question {
  text: string
  kind: SearchKind | undefined
  /** How many pages are shown. */
  limit: number
}

/** What stands below the field, and the question that it is for. */
export type SearchView =
  | { status: 'start'; question?: Question }
  | { status: 'loading'; question?: undefined }
  | { status: 'failed'; question: Question }
  | { status: 'answered'; question: Question; result: SearchResult }

export interface SearchState {
  /** Not controlled: what was typed before React is there stays. */
  field: RefObject<HTMLInputElement | null>
  /** Undefined until the page is hydrated. */
  question: Question | undefined
  /** Of the last question that has an answer, until the new one comes. */
  view: SearchView
  /** Asks for a text, which goes into the field; of `limit` pages instead of the usual number. */
  ask: (text: string, kind?: SearchKind, limit?: number) => void
  /** Does something when the last question is answered, now if it is; another question cancels it. */
  whenAnswered: (act: () => void) => void
}

/** One letter is answered by half of the site. */
const isShort = ({ text }: Question): boolean => text.length < 2
/** After how long a search says that it is at work, in milliseconds. */
const slow = 400

/** A question and its answer; `usualLimit` pages are shown at first. */
export function useSearch(usualLimit: number): SearchState {
  const field = useRef<HTMLInputElement>(null)
  const [question, setQuestion] = useState<Question>()
  const [view, setView] = useState<SearchView>({ status: 'start' })
  const last = useRef<{ question?: Question; act?: () => void }>({})

  const ask = useCallback(
    (text: string, kind?: SearchKind, limit = usualLimit) => {
      if (field.current && field.current.value !== text) field.current.value = text
      const asked = { text: text.trim(), kind, limit }
      last.current = { question: asked }
      setQuestion(asked)
      if (isShort(asked)) setView({ status: 'start', question: asked })
    },
    [usualLimit],
  )
  useEffect(prepareSearch, [])
  useEffect(() => {
    if (!question || isShort(question)) return undefined
    let isCurrent = true
    const show = (next: SearchView) => isCurrent && setView(next)
    const timer = setTimeout(show, slow, { status: 'loading' })
    askSearch(question.text, question)
      .finally(() => clearTimeout(timer))
      .then(
        (result) => show({ status: 'answered', question, result }),
        () => show({ status: 'failed', question }),
      )
    return () => {
      isCurrent = false
    }
  }, [question])
  useEffect(() => {
    const { question: asked, act } = last.current
    if (!act || view.question !== asked) return
    last.current = { question: asked }
    act()
  }, [view])
  const whenAnswered = (act: () => void) => {
    if (view.question === last.current.question) act()
    else last.current.act = act
  }
  return { field, question, view, ask, whenAnswered }
}
