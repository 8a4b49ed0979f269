/**
 * The search in a thread of its own, so that typing stays smooth. `components/search/ask-search.ts` starts it; its name is the
 * address of the folder with the index.
 */
import { manifestName } from './index-files'
import { createSearch, OutdatedSearchError } from './search'
import type { SearchOptions, SearchResult } from './types'

export interface Question {
  id: number
  text: string
  options: SearchOptions
}

export type Answer = { id: number } & ({ result: SearchResult } | { error: string; isOutdated: boolean })

/** Names change with the content, so the browser may keep all files but the manifest. */
async function load(name: string): Promise<unknown> {
  const response = await fetch(self.name + name, name === manifestName ? { cache: 'no-cache' } : {})
  if (!response.ok) throw new Error(`${response.status} ${self.name}${name}`)
  return response.json()
}

const search = createSearch(load)

const answer = ({ id, text, options }: Question): Promise<Answer> =>
  search(text, options).then(
    (result) => ({ id, result }),
    (error: unknown) => ({ id, error: String(error), isOutdated: error instanceof OutdatedSearchError }),
  )

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
  void answer(data).then((message) => self.postMessage(message))
})
