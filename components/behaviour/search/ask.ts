/** Questions to the search, which runs in a worker: started with the first one, and again when it could not be loaded. */
import { searchThrough } from '@/lib/search/port'
import type { Search } from '@/lib/search/types'

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
export function prepare(): void {
  ask((search) => search.prepare()).catch(() => undefined)
}

export const find: Search['search'] = (text, options) => ask((search) => search.search(text, options))
