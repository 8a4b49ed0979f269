import type { MDXProps } from 'mdx/types'
import { createElement, Fragment, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Part } from '@/lib/view/entry'
import { partsOf } from './imported-texts'

type Shown = Record<string, ComponentType<Record<string, unknown>> | undefined>

const plain = (href: string) => ({ href })

/** A partial that shows another one. */
const Outer = ({ components }: MDXProps) => {
  const { h2 = 'h2', a = 'a', PagePart = 'i' } = components as Shown
  return createElement(
    Fragment,
    null,
    createElement(h2, { id: 'а' }, 'А'),
    createElement(a, { href: '#%D0%B0', id: 'fnref-1', 'aria-describedby': 'footnote-label' }, 'к началу'),
    createElement(a, { href: '/docs/#а' }, 'прочь'),
    createElement(PagePart, { text: Inner, index: 0 }),
  )
}
const Inner = ({ components }: MDXProps) =>
  createElement((components as Shown)['h2'] ?? 'h2', { id: 'а' }, 'Б')

test('nested texts have unique ids, and links to them still work', () => {
  const parts: Part[] = [
    { ids: {}, parts: [] },
    { ids: { а: 'а-1' }, parts: [{ ids: { а: 'а-2' }, parts: [] }] },
  ]
  expect(renderToStaticMarkup(createElement(partsOf(parts, {}, plain), { text: Outer, index: 1 }))).toBe(
    '<h2 id="а-1">А</h2><a href="#а-1" id="part-2-fnref-1" aria-describedby="part-2-footnote-label">к началу</a>' +
      '<a href="/docs/#а">прочь</a><h2 id="а-2">Б</h2>',
  )
})
