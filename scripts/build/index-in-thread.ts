/** Builds the search index in a thread, so that the build does its other work meanwhile. */
import { buildIndex } from '@/lib/publish/build-search-index'
import type { SearchPage } from '@/lib/search/index-files'
import { startThreads } from './start-threads'

/** The number of pages that are indexed in the time that a thread takes to start. */
const fewPages = 100

export async function indexInThread(pages: SearchPage[]): Promise<Map<string, string>> {
  if (pages.length <= fewPages) return buildIndex(pages)
  const thread = await startThreads('lib/publish/build-search-index.ts', 'buildIndex', { maxThreads: 1 })
  const files = (await thread.run(pages)) as Map<string, string> // the return type of `buildIndex`
  await thread.destroy()
  return files
}
