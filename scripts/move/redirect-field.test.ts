import { expect, test } from 'vitest'
import { setRedirects } from './redirect-field'

const withOld = (text: string, ...addresses: string[]) => {
  const { start, end, text: part } = setRedirects({ path: '', displayPath: '', text }, addresses)
  return text.slice(0, start) + part + text.slice(end)
}

test.each([
  ['Текст.\n', '---\nredirect_from: /old/\n---\n\nТекст.\n'],
  ['---\n---\n\nТекст.\n', '---\nredirect_from: /old/\n---\n\nТекст.\n'],
  ['---\ntitle:   "Т" # имя\n---\nТекст.\n', '---\ntitle:   "Т" # имя\nredirect_from: /old/\n---\nТекст.\n'],
  ['---\nredirect_from:\nid: x\n---\n', '---\nredirect_from: /old/\nid: x\n---\n'],
  ['---\nredirect_from: []\n---\n', '---\nredirect_from: /old/\n---\n'],
])('%j gets an address', (text, expected) => {
  expect(withOld(text, '/old/')).toBe(expected)
})

test.each([
  ['---\nredirect_from: /a/ # был\nid: x\n---\n', '---\nredirect_from: [/a/, /old/] # был\nid: x\n---\n'],
  ["---\nredirect_from: '/a/'\n---\n", '---\nredirect_from: [/a/, /old/]\n---\n'],
  ['---\nredirect_from: [/a/] # два\n---\n', '---\nredirect_from: [/a/, /old/] # два\n---\n'],
  ['---\nredirect_from: [\n  /a/,\n]\nid: x\n---\n', '---\nredirect_from: [/a/, /old/]\nid: x\n---\n'],
  [
    '---\nredirect_from:\n  - /a/\n  # два\nid: x\n---\n',
    '---\nredirect_from: [/a/, /old/]\n  # два\nid: x\n---\n',
  ],
  ['---\nredirect_from:\n- /a/\n\n---\n', '---\nredirect_from: [/a/, /old/]\n\n---\n'],
])('%j gets a second address', (text, expected) => {
  expect(withOld(text, '/a/', '/old/')).toBe(expected)
})

test('an address with spaces is quoted', () => {
  expect(withOld('Текст.\n', '/уроки/первый шаг/')).toContain('redirect_from: "/уроки/первый шаг/"\n')
})
