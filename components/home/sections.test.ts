import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Hero } from './sections'

test('a hyphenated word in the title stays whole, with the preposition before it', () => {
  const html = renderToStaticMarkup(
    h(Hero, { title: 'Платформа для онлайн-игр', scene: null, children: null }),
  )
  expect(html).toContain('<h1>Платформа <span>для онлайн-игр</span></h1>')
})
