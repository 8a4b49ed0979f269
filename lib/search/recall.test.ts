import { expect, test } from 'vitest'
import { loadSite } from '../load/load-site'
import { readContent } from '../content/read-content'
import { searchOf } from '@/tests/support/search-of'
import { searchQueries, titleQueries } from '@/tests/support/search-queries'
import { searchPages } from '../publish/search-pages'
import { describeText } from '@/tests/support/describe-text'

const pages = searchPages(loadSite(readContent('content'), { describe: describeText }).site)

test('queries have results on the site', () => {
  const permalinks = new Set(pages.map(({ permalink }) => permalink))
  expect(searchQueries.filter(({ answers }) => !answers.some((answer) => permalinks.has(answer)))).toEqual([])
})

/** Budgets: raise one in a separate commit. */
test('the expected page is among the first five in 99 % of cases, and first in 92 %', async () => {
  const { search } = searchOf(pages)
  const places = await Promise.all(
    searchQueries.map(async ({ text, answers }) =>
      (await search(text)).groups.findIndex(({ permalink }) => answers.includes(permalink)),
    ),
  )
  const share = (top: number) => places.filter((place) => place !== -1 && place < top).length / places.length
  expect(share(5)).toBeGreaterThanOrEqual(0.99)
  expect(share(1)).toBeGreaterThanOrEqual(0.92)
})

test('a title, or its words, finds its page first', async () => {
  const { search } = searchOf(pages)
  const titles = pages.map(({ title, permalink }) => ({ text: title, permalink }))
  const queries = [...titles, ...titleQueries]
  const wrong = await Promise.all(
    queries.map(async ({ text, permalink }) => {
      const [first] = (await search(text)).groups
      return first?.permalink === permalink && first.isWhole ? [] : [text, first?.permalink]
    }),
  )
  expect(queries.length).toBeGreaterThanOrEqual(40)
  expect(wrong.flat()).toEqual([])
})

test('the name of an API finds a row of that name first, and one of the reference in the first three', async () => {
  const { search } = searchOf(pages)
  const addresses = new Map<string, string[]>()
  for (const { permalink, sections } of pages)
    for (const { id, name } of sections.flatMap(({ rows = [] }) => rows)) {
      const typed = name.replace(/(?<=.)\(.*/s, '')
      addresses.set(typed, [...(addresses.get(typed) ?? []), `${permalink}#${id}`])
    }
  const isReference = (address: string) => address.startsWith('/docs/api/')
  const names = [...addresses].filter(([, own]) => own.some(isReference))
  const missed = await Promise.all(
    names.map(async ([name, own]) => {
      const { groups } = await search(name)
      const results = groups.flatMap(({ permalink, isWhole, hits }) => [
        ...(isWhole ? [permalink] : []),
        ...hits.map(({ anchor }) => `${permalink}#${anchor}`),
      ])
      const found = results.slice(0, 3).filter((result) => own.includes(result))
      return found[0] === results[0] && found.some(isReference) ? [] : [name, ...results.slice(0, 3)]
    }),
  )
  expect(names.length).toBeGreaterThanOrEqual(200)
  expect(missed.flat()).toEqual([])
})
