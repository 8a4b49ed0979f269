import { expect, test } from 'vitest'
import { usePluralForm } from './theme-common'

test('messages are pluralised by count', () => {
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
