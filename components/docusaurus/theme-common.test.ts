import { expect, test } from 'vitest'
import { createStorageSlot, usePluralForm } from './theme-common'

test('a message has the form of its number', () => {
  const { selectMessage } = usePluralForm()
  const of = (count: number) => selectMessage(count, 'страница|страницы|страниц')
  expect([1, 2, 5, 11, 21, 102].map(of)).toEqual([
    'страница',
    'страницы',
    'страниц',
    'страниц',
    'страница',
    'страницы',
  ])
  expect(selectMessage(5, 'page|pages')).toBe('pages')
  expect(selectMessage(5, 'pages')).toBe('pages')
  expect(selectMessage(1.5, 'страница|страницы|страниц|страницы')).toBe('страницы')
})

test('without a browser a slot is empty', () => {
  const slot = createStorageSlot('key', { persistence: 'sessionStorage' })
  slot.set('a')
  expect(slot.get()).toBeNull()
  slot.del()
  slot.listen(() => {})()
})
