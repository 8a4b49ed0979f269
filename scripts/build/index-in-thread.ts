/** Builds the search index in a thread, while the build does its other work. */
import { buildIndex } from '@/lib/publish/build-search-index'
import type { SearchPage } from '@/lib/search/index-files'
import { startThreads } from './start-threads'

/** The number of pages that can be indexed while a thread starts. */
const fewPages = 100

export async function indexInThread(pages: SearchPage[]): Promise<Map<string, string>> {
  if (pages.length <= fewPages) return buildIndex(pages)
  const thread = await startThreads('lib/publish/build-search-index.ts', 'buildIndex', { maxThreads: 1 })
  const files = (await thread.run(pages)) as Map<string, string> // the return type of `buildIndex`
  await thread.destroy()
  return files
}
