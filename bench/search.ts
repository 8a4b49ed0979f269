/**
 * `npm run bench -- search [FOLDER …]`: quality and weight of the search. Runs readers' queries through this
 * search and other engines, and weighs the index of this site and of other content folders in the project.
 */
import zlib from 'node:zlib'
import { buildIndex } from '@/lib/publish/build-search-index'
import { searchPages } from '@/lib/publish/search-pages'
import { createSearch } from '@/lib/search/create-search'
import type { SearchPage } from '@/lib/search/index-files'
import { compileContent } from '@/scripts/build/compile-content'
import { loadContent } from '@/lib/load/load-content'
import { searchQueries } from '@/tests/support/search-queries'
import { engines, type Engine } from './engines'
import { inKb, median, printHead, printRow } from './table'

const groups = [...new Set(searchQueries.map(({ group }) => group)), 'all']

interface Recall {
  name: string
  /** Queries answered by the first page and by the first five, for each of `groups`, in percent. */
  shares: string[]
  /** Queries with a wrong first page, with the pages found. */
  misses: string[]
  /** Per query, in this process. */
  milliseconds: number[]
}

async function recallOf(engine: Engine, pages: SearchPage[]): Promise<Recall> {
  const ask = await engine.index(pages)
  const places: { group: string; place: number }[] = []
  const misses: string[] = []
  const milliseconds: number[] = []
  for (const { group, text, answers } of searchQueries) {
    const start = performance.now()
    const found = (await ask(text)).slice(0, 5)
    milliseconds.push(performance.now() - start)
    const place = found.findIndex((permalink) => answers.includes(permalink))
    places.push({ group, place })
    if (place !== 0) misses.push(`${text} -> ${found.join(' ')}`)
  }
  await engine.close?.()
  const shareOf = (name: string, top: number) => {
    const asked = places.filter(({ group }) => name === 'all' || group === name)
    const answered = asked.filter(({ place }) => place !== -1 && place < top)
    return ((100 * answered.length) / asked.length).toFixed(1)
  }
  const shares = groups.map((name) => `${shareOf(name, 1)} / ${shareOf(name, 5)}`)
  return { name: engine.name, shares, misses, milliseconds }
}

async function printRecall(pages: SearchPage[]): Promise<void> {
  console.log(`${searchQueries.length} queries over ${pages.length} pages: recall in the top 1 / top 5, %\n`)
  const results: Recall[] = []
  for (const engine of engines) results.push(await recallOf(engine, pages))
  printHead('', ...results.map(({ name }) => name))
  for (const [at, group] of groups.entries())
    printRow(group, ...results.map(({ shares }) => shares[at] ?? ''))
  const times = results.map(
    ({ milliseconds }) => `${median(milliseconds).toFixed(1)} / ${Math.max(...milliseconds).toFixed(1)}`,
  )
  printRow('ms: median / most', ...times)
  console.log('\nNot first in this search:')
  for (const line of results[0]?.misses ?? []) console.log(`  ${line}`)
}

/** Compresses a text like a static host with precompressed files. */
const brotli = (text: string): number =>
  zlib.brotliCompressSync(text, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } }).length

/** Sample queries: page headings, and the last two words of each. */
function sampleQueries(pages: SearchPage[]): string[] {
  const headings = pages
    .flatMap(({ title, sections }) => [title, ...sections.map(({ heading }) => heading)])
    .filter(Boolean)
  const step = Math.max(1, Math.floor(headings.length / 60))
  return headings
    .filter((_, at) => at % step === 0)
    .flatMap((text) => [text, text.split(' ').slice(-2).join(' ').slice(0, -1)])
}

/** Prints the size of an index, without the code of the search. */
async function printWeight(name: string, pages: SearchPage[]): Promise<void> {
  const start = performance.now()
  const files = buildIndex(pages)
  const built = performance.now() - start
  const weights = new Map([...files].map(([file, text]) => [file, brotli(text)]))
  const firstAnswers: number[] = []
  const times: number[] = []
  const warm = createSearch(async (file) => JSON.parse(files.get(file) ?? '') as unknown)
  for (const query of sampleQueries(pages)) {
    let loaded = 0
    const load = async (file: string): Promise<unknown> => {
      loaded += weights.get(file) ?? 0
      return JSON.parse(files.get(file) ?? '') as unknown
    }
    await createSearch(load)(query)
    firstAnswers.push(loaded)
    const began = performance.now()
    await warm(query)
    times.push(performance.now() - began)
  }
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  const answer = `${inKb(median(firstAnswers))} / ${inKb(Math.max(...firstAnswers))}`
  const query = `${median(times).toFixed(1)} / ${Math.max(...times).toFixed(1)}`
  printRow(name, pages.length, built.toFixed(0), files.size, inKb(all), answer, query)
}

async function pagesIn(folder?: string): Promise<SearchPage[]> {
  if (folder !== undefined) process.env['CONTENT_DIR'] = folder
  return searchPages((await loadContent(compileContent)).site)
}

export async function run(folders: string[]): Promise<void> {
  const pages = await pagesIn()
  await printRecall(pages)
  console.log()
  printHead('content', 'pages', 'index, ms', 'files', 'KB', 'first answer, KB', 'query, ms')
  await printWeight('this site', pages)
  for (const folder of folders) await printWeight(folder, await pagesIn(folder))
}
