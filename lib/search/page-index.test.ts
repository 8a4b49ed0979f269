import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { searchPage } from '@/tests/support/search-of'
import { buildIndex } from './build-index'
import { fieldBoosts, fields, fieldTexts } from './fields'
import { fileName, manifestName } from './file-names'
import { PageIndex } from './page-index'
import { tokenize } from './tokenize'
import type { Postings, SearchIndex, SearchManifest } from './types'

const words = 'сервер объект событие карта игрок существо компонент группа команда таймаут'.split(' ')
const pages = Array.from({ length: 40 }, (_, at) =>
  searchPage(`/${at}/`, `Страница ${words[at % 7]}`, {
    '': words
      .slice(at % 5, (at % 5) + 4)
      .join(' ')
      .repeat(1 + (at % 3)),
    [`Раздел ${words[at % 3]}`]: words[(at * 3) % 10] ?? '',
  }),
)

test('ranks pages as MiniSearch does with an index of its own', () => {
  const whole = new MiniSearch({
    fields: [...fields],
    tokenize: (text) => tokenize(text).flatMap(({ terms }) => terms),
    processTerm: (term) => term,
  })
  whole.addAll(pages.map((page, id) => ({ id, ...fieldTexts(page) })))

  const files = buildIndex(pages)
  const read = (name: string): unknown => JSON.parse(files.get(name) ?? '')
  const { index: hash } = read(manifestName) as SearchManifest
  const index = read(fileName('index', hash)) as SearchIndex
  const built = new PageIndex(index)
  const terms = index.terms.split(' ')
  for (const [at, { first, hash: file }] of index.files.entries()) {
    const postings = read(fileName('terms', file)) as Postings[]
    for (const [number, term] of terms.slice(first, index.files[at + 1]?.first).entries())
      built.addPostings(term, postings[number] ?? [])
  }
  for (const word of words) {
    const term = tokenize(word)[0]?.terms[0] ?? ''
    const expected = whole
      .search(term, { boost: fieldBoosts, tokenize: (text) => [text] })
      .map(({ id, score }) => [id, score.toFixed(6)])
    expect(built.rank(new Map([[term, 1]])).map(({ page, score }) => [page, score.toFixed(6)])).toEqual(
      expected,
    )
    expect(expected.length).toBeGreaterThan(0)
  }
})
