/** Questions to the search, which runs in a worker: started with the first one, and again when it could not be loaded. */
import { isOutdated } from '@/lib/search/outdated'
import { searchThrough } from '@/lib/search/port'
import type { Search } from '@/lib/search/types'
import { loadOnce } from '../load-once'
import { searchAddress } from './address'

interface Running {
  search: Search
  /** Rejects when the worker cannot go on. */
  failure: Promise<never>
}

let running: Running | undefined

function start(): Running {
  const worker = new Worker(SETTINGS.searchWorker, { name: SETTINGS.searchFolder })
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      worker.terminate()
      running = undefined
      reject(new Error(event.message))
    })
  })
  return { search: searchThrough(worker), failure }
}

async function ask<T>(question: (search: Search) => Promise<T>): Promise<T> {
  running ??= start()
  return Promise.race([question(running.search), running.failure])
}

/** Loads what the first answer needs; a failure shows with the first question. */
export const prepare = (): Promise<void> => ask((search) => search.prepare()).catch(() => undefined)

/** Answers a question. A search of before the site was published anew gives way to that of today, on its page. */
export const find: Search['search'] = async (text, options) => {
  try {
    return await ask((search) => search.search(text, options))
  } catch (error) {
    if (isOutdated(error)) loadOnce(searchAddress(text, options?.kind))
    throw error
  }
}
