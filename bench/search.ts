/**
 * `npm run bench:search`: how well and how heavily this site is searched. Sends the queries of readers through this search and
 * through engines with their own settings for Russian, and weighs the index of this site and of other content folders.
 *
 *   npm run bench:search [-- FOLDER …]      folders inside the project, like the one of CONTENT_DIR
 */
import { searchPages } from '@/lib/search/documents'
import { searchQueries } from '@/tests/support/search-queries'
import type { Engine } from './engine'
import { flexSearch } from './flexsearch'
import { miniSearch } from './minisearch'
import { orama } from './orama'
import { own } from './own'
import { pageFind } from './pagefind'
import { recallOf, type Recall } from './recall'
import { weigh } from './weigh'
import { compileContent } from '@/scripts/compile-content'
import { loadContent } from '@/scripts/load-content'

const engines: Engine[] = [own, miniSearch, orama, flexSearch, pageFind]

const { site } = await loadContent(compileContent)
const pages = searchPages(site)
console.log(`${searchQueries.length} queries over ${pages.length} pages: recall in the top 1 / top 5, %\n`)

const results: Recall[] = []
for (const engine of engines) {
  results.push(await recallOf(engine, pages)) // eslint-disable-line no-await-in-loop -- one after another, for the times
}
const groups = [...new Set(searchQueries.map(({ group }) => group)), 'all']
const row = (cells: string[]): string => `| ${cells.join(' | ')} |`
console.log(row(['', 'queries', ...results.map(({ name }) => name)]))
console.log(row(['---', '---:', ...results.map(() => '---:')]))
for (const group of groups) {
  const count = group === 'all' ? searchQueries.length : searchQueries.filter((q) => q.group === group).length
  console.log(row([group, String(count), ...results.map(({ shares }) => shares.get(group) ?? '')]))
}
const times = results.map(({ milliseconds: { median, most } }) => `${median.toFixed(1)} / ${most.toFixed(1)}`)
console.log(row(['ms: median / most', '', ...times]))
console.log('\nNot first in this search:')
for (const line of results[0]?.misses ?? []) console.log(`  ${line}`)

console.log(
  `\n${row(['content', 'pages', 'sections', 'index, ms', 'files', 'raw, KB', 'brotli, KB', 'first answer: median, KB', 'most, KB', 'ms a query: median', 'most'])}`,
)
console.log(row(['---', ...Array.from({ length: 10 }, () => '---:')]))
console.log(row(await weigh('this site', pages)))
for (const folder of process.argv.slice(2)) {
  process.env['CONTENT_DIR'] = folder
  const other = await loadContent(compileContent) // eslint-disable-line no-await-in-loop -- the folder is read from the environment
  console.log(row(await weigh(folder, searchPages(other.site)))) // eslint-disable-line no-await-in-loop
}
