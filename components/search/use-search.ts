import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { Search, SearchOptions, SearchResult } from '@/lib/search/create-search'
import type { SearchKind } from '@/lib/search/index-files'
import type { Answer } from '@/lib/search/worker'
import { searchStrings } from '@/lib/strings/search-strings'
import { hrefOf } from '@/lib/text/url'
import { loadNewDeployment } from '../ui/new-deployment'
import { searchAddress } from './search-address'

interface Question extends SearchOptions {
  text: string
}

/** What is shown below the field: the last answer, until the next one arrives. */
export interface SearchView {
  status: 'start' | 'loading' | 'failed' | 'answered'
  /** The one that was answered; `undefined` before hydration. */
  question?: Question
  result?: SearchResult
}

export interface SearchState {
  /** Uncontrolled, to keep what was typed before hydration. */
  field: RefObject<HTMLInputElement | null>
  /** The last question; `undefined` before hydration. */
  question: Question | undefined
  view: SearchView
  /** Searches for a text and puts it into the field. */
  ask: (text: string, kind?: SearchKind, limit?: number) => void
  /** Runs `act` when the last question is answered, or now if it is; a new question cancels it. */
  whenAnswered: (act: () => void) => void
}

export const totalOf = ({ totals }: SearchResult): number => Object.values(totals).reduce((a, b) => a + b)

/** The outcome of a search, in words. */
export function statusOf({ status, question, result }: SearchView): string {
  if (status === 'loading') return searchStrings.loading
  if (!question || !result) return ''
  const { text, kind } = question
  if (result.total > 0) return searchStrings.found(result.total)
  const elsewhere = totalOf(result)
  return kind && elsewhere > 0 ? searchStrings.nothingIn(kind, elsewhere) : searchStrings.nothing(text)
}

/** Delay before results are shown to be loading, in milliseconds. */
const loadingDelay = 400

/** How many pages are shown at first. The search page adds as many on request; the dialog links to it. */
export const pagesShown = { inDialog: 6, onPage: 8 }

/** Asks and answers questions, with `usualLimit` pages at first. Before hydration there is no question. */
export function useSearch(usualLimit: number): SearchState {
  const field = useRef<HTMLInputElement>(null)
  const [question, setQuestion] = useState<Question>()
  const [view, setView] = useState<SearchView>({ status: 'start' })
  const last = useRef<{ question?: Question; act?: () => void }>({})

  const ask = useCallback(
    (text: string, kind?: SearchKind, limit = usualLimit): void => {
      if (field.current && field.current.value !== text) field.current.value = text
      const asked = { text: text.trim(), kind, limit }
      last.current = { question: asked }
      setQuestion(asked)
      // a single letter would match half of the site
      if (asked.text.length < 2) return setView({ status: 'start', question: asked })
      const show: typeof setView = (next) => last.current.question === asked && setView(next)
      const timer = setTimeout(() => show((old) => ({ ...old, status: 'loading' })), loadingDelay)
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
    // preload; a failure shows with the first query
    askSearch('').catch(() => undefined)
  }, [])
  useEffect(() => {
    if (view.question !== last.current.question) return
    last.current.act?.()
    last.current.act = undefined
  }, [view])
  const whenAnswered = (act: () => void): void => {
    if (view.question === last.current.question) act()
    else last.current.act = act
  }
  return { field, question, view, ask, whenAnswered }
}

let worker: Worker | undefined

/**
 * Answers a question in a worker, which starts with the first question and restarts after a failure. If a new
 * deployment has made the index unreadable, loads the search page.
 */
async function askSearch(...question: Parameters<Search>): Promise<SearchResult> {
  const asked = (worker ??= new Worker(new URL('../../lib/search/worker.ts', import.meta.url), {
    name: hrefOf('/search/'),
  }))
  const { port1: port, port2 } = new MessageChannel()
  const answered = new AbortController()
  const answer = await new Promise<Answer>((resolve, reject) => {
    port.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data))
    port.start()
    const fail = (event: ErrorEvent) => {
      event.preventDefault()
      asked.terminate()
      if (worker === asked) worker = undefined
      reject(new Error(event.message))
    }
    asked.addEventListener('error', fail, { signal: answered.signal })
    asked.postMessage(question, [port2])
  }).finally(() => {
    answered.abort()
    port.close()
  })
  if ('result' in answer) return answer.result
  const [text, options] = question
  if (answer.isGone && text !== '') loadNewDeployment(searchAddress(text, options?.kind))
  throw new Error(answer.error)
}
