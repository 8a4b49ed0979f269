/**
 * The search in a thread of its own, so that typing stays smooth. `components/search/use-search.ts` starts it; its name is the
 * address of the folder with the index.
 */
import { indexName } from './index-files'
import { createSearch, type Search, type SearchResult } from './search'

/** `isGone` when the site has no such file: since the page was opened, it was published with an index of another form. */
export type Answer = { result: SearchResult } | { error: string; isGone: boolean }

/** Names change with the content, so the browser may keep all files but the first one. */
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
