import zlib from 'node:zlib'
import { buildIndex } from '@/lib/search/build-index'
import { createSearch } from '@/lib/search/query'
import type { SearchPage } from '@/lib/search/types'
import { median } from './median'

/** Like a static host that has compressed its files ahead. */
const brotli = (text: string): number =>
  zlib.brotliCompressSync(text, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } }).length

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

/** First queries of readers: headings of the pages, and two words out of them. */
function sampleQueries(pages: SearchPage[]): string[] {
  const headings = pages
    .flatMap(({ title, sections }) => [title, ...sections.map(({ heading }) => heading)])
    .filter(Boolean)
  const step = Math.max(1, Math.floor(headings.length / 60))
  return headings
    .filter((_, at) => at % step === 0)
    .flatMap((text) => [text, text.split(' ').slice(-2).join(' ').slice(0, -1)])
}

/** Cells of a table: what the index of some pages costs, without the code of the search. */
export async function weigh(name: string, pages: SearchPage[]): Promise<string[]> {
  const start = performance.now()
  const files = buildIndex(pages)
  const built = performance.now() - start
  const weights = new Map([...files].map(([file, text]) => [file, brotli(text)]))
  const raw = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0)

  const firstAnswers: number[] = []
  const times: number[] = []
  const warm = createSearch({ load: async (file) => JSON.parse(files.get(file) ?? '') as unknown })
  for (const query of sampleQueries(pages)) {
    let loaded = 0
    const load = async (file: string): Promise<unknown> => {
      loaded += weights.get(file) ?? 0
      return JSON.parse(files.get(file) ?? '') as unknown
    }
    await createSearch({ load }).search(query) // eslint-disable-line no-await-in-loop -- one after another, for the times
    firstAnswers.push(loaded)
    const began = performance.now()
    await warm.search(query) // eslint-disable-line no-await-in-loop
    times.push(performance.now() - began)
  }
  return [
    name,
    String(pages.length),
    String(pages.reduce((sum, { sections }) => sum + sections.length, 0)),
    built.toFixed(0),
    String(files.size),
    kilobytes(raw),
    kilobytes([...weights.values()].reduce((sum, weight) => sum + weight, 0)),
    kilobytes(median(firstAnswers)),
    kilobytes(Math.max(...firstAnswers)),
    median(times).toFixed(1),
    Math.max(...times).toFixed(1),
  ]
}
