/** Questions to the search, which runs in a worker: started with the first one, and again after it has failed. */
import type { Search, SearchResult } from '@/lib/search/types'
import type { Answer, Question } from '@/lib/search/worker'
import { loadOnce } from '../ui/load-once'
import { basePath, searchAddress } from './search-address'

interface Waiting {
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
}

let worker: Worker | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

function startWorker(): Worker {
  const started = new Worker(new URL('../../lib/search/worker.ts', import.meta.url), {
    name: `${basePath}/search/`,
  })
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.resolve(data)
    waiting.delete(data.id)
  })
  // it did not load: no question will be answered
  started.addEventListener('error', (event) => {
    event.preventDefault()
    started.terminate()
    worker = undefined
    for (const { reject } of waiting.values()) reject(new Error(event.message))
    waiting.clear()
  })
  return started
}

/** Answers a question. When the site was published since the page was opened, its search page is loaded instead. */
export async function askSearch(...[text, options = {}]: Parameters<Search>): Promise<SearchResult> {
  worker ??= startWorker()
  const question: Question = { id: ++lastId, text, options }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
  worker.postMessage(question)
  const answer = await new Promise<Answer>((resolve, reject) => {
    waiting.set(question.id, { resolve, reject })
  })
  if ('result' in answer) return answer.result
  if (answer.isOutdated && text !== '') loadOnce(searchAddress(text, options.kind))
  throw new Error(answer.error)
}

/** Loads what the first answer needs; a failure shows with the first question. */
export const prepareSearch = (): void => void askSearch('').catch(() => undefined)
