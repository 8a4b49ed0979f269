import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Lead } from './lead'

const lead = (text: string) =>
  renderToStaticMarkup(h(Lead, { link: { label: 'урока 0', to: '/docs/lesson-0/' }, children: text }))

test('an introduction links the words it is given, if it has them', () => {
  expect(lead('Начните с урока 0.')).toBe(
    '<p class="lead">Начните с\u00a0<a href="/docs/lesson-0/">урока\u00a00</a>.</p>',
  )
  expect(lead('Сразу.')).toBe('<p class="lead">Сразу.</p>')
})
