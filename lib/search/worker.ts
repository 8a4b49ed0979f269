/**
 * The search in a thread of its own, so that typing stays smooth. `components/search/use-search.ts` starts it; its name is the
 * address of the folder with the index.
 */
import { manifestName } from './index-files'
import { createSearch, OutdatedSearchError } from './search'
import type { Search, SearchResult } from './types'

export type Answer = { result: SearchResult } | { error: string; isOutdated: boolean }

/** Names change with the content, so the browser may keep all files but the manifest. */
const search = createSearch(async (name) => {
  const response = await fetch(self.name + name, name === manifestName ? { cache: 'no-cache' } : {})
  if (!response.ok) throw new Error(`${response.status} ${self.name}${name}`)
  return response.json()
})

self.addEventListener('message', ({ data, ports: [port] }: MessageEvent<Parameters<Search>>) => {
  void search(...data)
    .then(
      (result): Answer => ({ result }),
      (error: unknown): Answer => ({
        error: String(error),
        isOutdated: error instanceof OutdatedSearchError,
      }),
    )
    .then((answer) => port?.postMessage(answer))
})
