/**
 * The search in a thread of its own, so that typing stays smooth: `components/behaviour/search/ask.ts` starts it, and asks by
 * `searchThrough`. The name of the worker is the address of the folder with the index, `hrefOf('/search/')`.
 */
import { fetchFrom } from './fetch-file'
import { serveSearch } from './port'
import { createSearch } from './query'

serveSearch(
  self,
  createSearch({ load: fetchFrom(self.name), worker: self.location.pathname.split('/').at(-1) }),
)
