import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sidebar } from './sidebar.client'

test('external links in the sidebar open in a new tab, and the current page is marked', () => {
  const entries = [
    { label: 'Сайт', href: 'https://e.ru' },
    { label: 'А', href: '/docs/a/' },
    { label: 'Почта', href: 'mailto:a@e.ru' },
  ]
  const tree = renderToStaticMarkup(createElement(Sidebar, { entries, current: '/docs/a/' }))
  expect(tree).toContain('<a href="https://e.ru" target="_blank" rel="noopener noreferrer">Сайт<svg')
  expect(tree).toContain('<a href="mailto:a@e.ru">Почта</a>')
  expect(tree).toContain('<a href="/docs/a/" aria-current="page">А</a>')
})
