import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageCards } from './cards'

test('cards name the side only if a page is about the client or the server', () => {
  const sides = ['both', 'client', 'server', 'group', undefined] as const
  const cards = sides.map((sign, at) => ({ label: 'Т', permalink: `/${at}/`, sign }))
  const marked = cards.map((card) => renderToStaticMarkup(h(PageCards, { cards: [card] })))
  expect(marked.map((html) => /<small.*<\/small>/.exec(html)?.[0])).toEqual([
    undefined,
    '<small class="count"><i class="sidemark client"></i>клиент</small>',
    '<small class="count"><i class="sidemark server"></i>сервер</small>',
    undefined,
    undefined,
  ])
})

test('cards show names if there are three or more; compact ones do not', () => {
  const namesOn = (names: string[], isCompact?: boolean) => {
    const cards = [{ label: 'Т', permalink: '/', names }]
    return /<p class="names.*<\/p>/.exec(renderToStaticMarkup(h(PageCards, { cards, isCompact })))?.[0]
  }
  const code = '<code>a()</code><code>b()</code><code>c()</code>'
  expect(namesOn(['a()', 'b()', 'c()'])).toBe(`<p class="names" translate="no">${code}</p>`)
  expect(namesOn(['a()', 'b()'])).toBeUndefined()
  expect(namesOn(['a()', 'b()', 'c()'], true)).toBeUndefined()
})

test('without pages there is no box for cards', () => {
  expect(renderToStaticMarkup(h(PageCards, { cards: [] }))).toBe('')
})
