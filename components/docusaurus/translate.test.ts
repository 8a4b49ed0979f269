import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import Translate, { translate } from './translate'

test('values stand in their places; a name without one stays', () => {
  const values = { name: createElement('b', null, 'Боб') }
  const html = renderToStaticMarkup(createElement(Translate, { values }, 'Привет, {name}! {other}'))
  expect(html).toBe('Привет, <b>Боб</b>! {other}')
  expect(translate({ message: 'Счёт: {n}' }, { n: 5 })).toBe('Счёт: 5')
  expect(translate({ message: 'Без значений' })).toBe('Без значений')
})
