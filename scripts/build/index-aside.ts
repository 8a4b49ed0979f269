/** Builds the search index in a thread, so that the build does its other work meanwhile. */
import { buildIndex } from '@/lib/publish/build-search-index'
import type { SearchPage } from '@/lib/search/index-files'
import { startThreads } from './start-threads'

/** As many pages as are indexed before a thread has started. */
const fewPages = 100

export async function indexAside(pages: SearchPage[]): Promise<Map<string, string>> {
  if (pages.length <= fewPages) return buildIndex(pages)
  const thread = await startThreads('lib/publish/build-search-index.ts', 'buildIndex', { maxThreads: 1 })
  const files = (await thread.run(pages)) as Map<string, string> // the return type of `buildIndex`
  await thread.destroy()
  return files
}
