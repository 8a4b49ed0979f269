import { expect, test } from 'vitest'
import { siteOf } from '@/tests/support/site-of'

const read = (text: string) => {
  const { site, lines } = siteOf({ 'docs/a.md': '# А\n', 'i18n/ru/code.json': text })
  return [site.translations, lines]
}

test('code.json contains messages of components by id', () => {
  expect(read('{ "card.open": { "message": "Открыть", "description": "A button" } }')).toEqual([
    { 'card.open': 'Открыть' },
    [],
  ])
  expect(siteOf({ 'docs/a.md': '# А\n', 'i18n/en/code.json': '{}' }).site.translations).toEqual({})
})

test('an invalid message is reported at its position', () => {
  expect(read('{\n  "a": { "message": 1 },\n  "b": { "message": "Б" }\n}')).toEqual([
    { b: 'Б' },
    [
      'content/i18n/ru/code.json:2:8  ошибка  Ожидается перевод вида {"message": "слова"}, а написано «{"message":1}».  translations/message',
    ],
  ])
})
