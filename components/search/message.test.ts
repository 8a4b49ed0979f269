import { createElement as h, createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { searchStrings } from '@/lib/strings/search-strings'
import { Message } from './message'
import type { SearchView } from './use-search'

const offer = {
  start: [{ label: 'Первый вход', permalink: '/docs/вход/' }],
  nothing: [{ label: 'Словарь', permalink: '/docs/glossary/' }],
}
const assistants = [{ label: 'Спросить', href: 'https://e.ru/ask?a=1', parameter: 'q' }]

function render(view: SearchView, given = { offer, assistants }): string {
  const search = {
    view,
    question: view.question,
    field: createRef<HTMLInputElement>(),
    ask: () => undefined,
    whenAnswered: () => undefined,
  }
  return renderToStaticMarkup(h(Message, { ...given, search, onMore: undefined, onFollow: undefined }))
}

/** The headings and links of a message. */
function shown(view: SearchView, given = { offer, assistants }): string[] {
  const parts = render(view, given).matchAll(/<(?:h2[^>]*|a\b[^>]*? href="([^"]*)"[^>]*)>([^<]*)/g)
  return [...parts].map(([, href, text = '']) => (href === undefined ? text : `${text} → ${href}`))
}

describe('an empty search', () => {
  test('offers starting pages', () => {
    expect(shown({ status: 'start' })).toEqual([searchStrings.start, 'Первый вход → /docs/вход/'])
  })

  test('has no heading without such pages', () => {
    expect(shown({ status: 'start' }, { offer: { start: [], nothing: [] }, assistants })).toEqual([])
  })
})

describe('a search that finds nothing', () => {
  const view: SearchView = {
    status: 'answered',
    question: { text: 'ябр', limit: 6 },
    result: { total: 0, totals: { docs: 0, blog: 0, page: 0 }, groups: [] },
  }

  test('offers the assistants with the query, then starting pages and sections', () => {
    expect(shown(view)).toEqual([
      searchStrings.nothing('ябр'),
      'Спросить: «ябр» → https://e.ru/ask?a=1&amp;q=%D1%8F%D0%B1%D1%80',
      searchStrings.start,
      'Первый вход → /docs/вход/',
      searchStrings.sections,
      'Словарь → /docs/glossary/',
    ])
  })

  test.each([
    ['ябр', searchStrings.nothingTips],
    ['=> ??', searchStrings.onlySigns],
  ])('gives a tip that fits the query %s', (text, tip) => {
    expect(render({ ...view, question: { text } })).toContain(`<p>${tip}</p>`)
  })

  test('only says so if another kind of page has results', () => {
    const elsewhere = { total: 0, totals: { docs: 2, blog: 0, page: 0 }, groups: [] }
    const filtered = { ...view, question: { text: 'ябр', kind: 'blog' as const }, result: elsewhere }
    expect(shown(filtered)).toEqual([])
  })
})
