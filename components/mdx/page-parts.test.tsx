import type { MDXProps } from 'mdx/types'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Part as PartIds } from '@/lib/view/entry'
import { partsOf } from './page-parts'

/** What a partial becomes; it shows another. */
const Part = ({ components = {} }: MDXProps) => {
  const { h2: H2 = 'h2', a: A = 'a', PagePart } = components as Record<string, 'a'>
  return (
    <>
      <H2 id="а">А</H2>
      <A href="#%D0%B0" id="fnref-1" aria-describedby="footnote-label">
        к началу
      </A>
      <A href="/docs/#а">прочь</A>
      {PagePart && <PagePart {...({ text: Inner, index: 0 } as object)} />}
    </>
  )
}
const Inner = ({ components = {} }: MDXProps) => {
  const { h2: H2 = 'h2' } = components as Record<string, 'h2'>
  return <H2 id="а">Б</H2>
}

test('texts in texts have ids of their own, and links to them', () => {
  const parts: PartIds[] = [
    { ids: {}, parts: [] },
    { ids: { а: 'а-1' }, parts: [{ ids: { а: 'а-2' }, parts: [] }] },
  ]
  const PagePart = partsOf(parts, {})
  expect(renderToStaticMarkup(<PagePart text={Part} index={1} />)).toBe(
    '<h2 id="а-1">А</h2><a href="#а-1" id="part-2-fnref-1" aria-describedby="part-2-footnote-label">к началу</a>' +
      '<a href="/docs/#а">прочь</a><h2 id="а-2">Б</h2>',
  )
})
