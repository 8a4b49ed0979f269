import type { SearchPage } from '@/lib/search/types'
import { searchQueries } from '@/tests/support/search-queries'
import type { Engine } from './engine'
import { median } from './median'

export interface Recall {
  name: string
  /** Queries answered by the first page and by the first five, for each group of queries and all of them, in percent. */
  shares: Map<string, string>
  /** Queries whose first page is another, with the pages found. */
  misses: string[]
  /** For a query, in this process: the median and the most. */
  milliseconds: { median: number; most: number }
}

/** Sends all queries through an engine. */
export async function recallOf(engine: Engine, pages: SearchPage[]): Promise<Recall> {
  const search = await engine.index(pages)
  const places: { group: string; place: number }[] = []
  const misses: string[] = []
  const times: number[] = []
  for (const { group, text, answers } of searchQueries) {
    const start = performance.now()
    const found = (await search(text)).slice(0, 5) // eslint-disable-line no-await-in-loop -- as a reader asks
    times.push(performance.now() - start)
    const place = found.findIndex((permalink) => answers.includes(permalink))
    places.push({ group, place })
    if (place !== 0) misses.push(`${text} -> ${found.join(' ')}`)
  }
  await engine.close?.()
  const shares = new Map<string, string>()
  for (const group of [...new Set(places.map((entry) => entry.group)), 'all']) {
    const own = places.filter((entry) => group === 'all' || entry.group === group)
    const share = (top: number): string =>
      ((100 * own.filter(({ place }) => place !== -1 && place < top).length) / own.length).toFixed(1)
    shares.set(group, `${share(1)} / ${share(5)}`)
  }
  return {
    name: engine.name,
    shares,
    misses,
    milliseconds: { median: median(times), most: Math.max(...times) },
  }
}
