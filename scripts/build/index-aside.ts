/** Builds the search index in a thread, so that the build does its other work meanwhile. */
import { pathToFileURL } from 'node:url'
import { Piscina } from 'piscina'
import { bundleScript } from '@/lib/build/bundle-script.mjs'
import { buildIndex } from '@/lib/publish/build-search-index'
import type { SearchPage } from '@/lib/search/index-files'

/** As many pages as are indexed before a thread has started. */
const fewPages = 100

export async function indexAside(pages: SearchPage[]): Promise<Map<string, string>> {
  if (pages.length <= fewPages) return buildIndex(pages)
  const script = await bundleScript(process.cwd(), 'lib/publish/build-search-index.ts')
  const thread = new Piscina({ filename: pathToFileURL(script).href, name: 'buildIndex', maxThreads: 1 })
  const files = (await thread.run(pages)) as Map<string, string> // the return type of `buildIndex`
  await thread.destroy()
  return files
}
