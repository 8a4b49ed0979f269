import type { SearchOptions, SearchResult } from '@/lib/search/types'
import type { Answer } from '@/lib/search/worker'
import { loadOnce } from '../ui/load-once'
import { basePath, searchAddress } from './search-address'

let worker: Worker | undefined

/**
 * Answers a question in a worker, which is started with the first one and again after it failed to load. When the site was published
 * since the page was opened, and the new index cannot be read, the search page is loaded.
 */
export async function askSearch(text: string, options: SearchOptions = {}): Promise<SearchResult> {
  const asked = (worker ??= new Worker(new URL('../../lib/search/worker.ts', import.meta.url), {
    name: `${basePath}/search/`,
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
    asked.postMessage({ text, options }, [port2])
  }).finally(() => answered.abort())
  port.close()
  if ('result' in answer) return answer.result
  if (answer.isOutdated && text !== '') loadOnce(searchAddress(text, options.kind))
  throw new Error(answer.error)
}
