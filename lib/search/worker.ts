/** Runs the search in a worker, so that typing stays smooth. Its name is the address of the index folder. */
import { indexName } from './index-files'
import { createSearch, type Search, type SearchResult } from './create-search'

/** `isGone`: a deployment has changed the format of the index since the page was opened. */
export type Answer = { result: SearchResult } | { error: string; isGone: boolean }

/** Names change with the content, so the browser may cache all files but the first one. */
const search = createSearch(async (name) => {
  const response = await fetch(self.name + name, name === indexName ? { cache: 'no-cache' } : {})
  if (!response.ok) throw new Error(`${response.status} ${self.name}${name}`, { cause: response.status })
  return response.json()
})

self.addEventListener('message', ({ data, ports: [port] }: MessageEvent<Parameters<Search>>) => {
  void search(...data)
    .then(
      (result): Answer => ({ result }),
      (error: Error): Answer => ({ error: error.message, isGone: error.cause === 404 }),
    )
    .then((answer) => port?.postMessage(answer))
})
