import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { translations } from '@/.generated/translations'
import Translate, { translate } from './translate'

const words = { 'card.open': 'Открыть {name}', 'Read more': 'Читать дальше' }
beforeAll(() => void Object.assign(translations, words))
afterAll(() => Object.keys(words).forEach((id) => delete translations[id]))

const shown = (props: Parameters<typeof Translate>[0], text?: string) =>
  renderToStaticMarkup(createElement(Translate, props, text))

test('values replace their placeholders; a placeholder without a value stays', () => {
  const values = { name: createElement('b', null, 'Боб') }
  expect(shown({ values }, 'Привет, {name}! {other}')).toBe('Привет, <b>Боб</b>! {other}')
  expect(translate({ message: 'Счёт: {n}' }, { n: 5 })).toBe('Счёт: 5')
  expect(translate({ message: 'Без значений' })).toBe('Без значений')
})

test('messages of code.json replace the default text, found by id or by the text itself', () => {
  const values = { name: createElement('b', null, 'дверь') }
  expect(shown({ id: 'card.open', values }, 'Open {name}')).toBe('Открыть <b>дверь</b>')
  expect(shown({}, 'Read more')).toBe('Читать дальше')
  expect(shown({ id: 'card.open' })).toBe('Открыть {name}')
  expect(translate({ id: 'card.open', message: 'Open {name}' }, { name: 'окно' })).toBe('Открыть окно')
  expect(translate({ message: 'Read more' })).toBe('Читать дальше')
})

test('without a message the default text stays, or else the id', () => {
  expect(shown({ id: 'none' }, 'Open')).toBe('Open')
  expect(shown({ id: 'none' })).toBe('none')
  expect(translate({ id: 'none' })).toBe('none')
  expect(translate({ id: 'toString', message: 'Open' })).toBe('Open')
})
