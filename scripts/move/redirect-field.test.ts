import { expect, test } from 'vitest'
import { addRedirect } from './redirect-field'

const withOld = (text: string, old = '/old/', present = '/now/') => {
  const { start, end, text: part } = addRedirect(text, old, present)
  return text.slice(0, start) + part + text.slice(end)
}

test.each([
  ['Текст.\n', '---\nredirect_from: /old/\n---\n\nТекст.\n'],
  ['---\n---\n\nТекст.\n', '---\nredirect_from: /old/\n---\n\nТекст.\n'],
  ['---\ntitle:   "Т" # имя\n---\nТекст.\n', '---\ntitle:   "Т" # имя\nredirect_from: /old/\n---\nТекст.\n'],
  ['---\nredirect_from: /a/ # был\nid: x\n---\n', '---\nredirect_from: [/a/, /old/] # был\nid: x\n---\n'],
  ["---\nredirect_from: '/a/'\n---\n", '---\nredirect_from: [/a/, /old/]\n---\n'],
  ['---\nredirect_from: [/a, "/b/"] # два\n---\n', '---\nredirect_from: [/a, "/b/", /old/] # два\n---\n'],
  ['---\nredirect_from: [\n  /a,\n]\nid: x\n---\n', '---\nredirect_from: [\n  /a, /old/,\n]\nid: x\n---\n'],
  [
    '---\nredirect_from:\n  - /a/ # раз\n  # два\nid: x\n---\n',
    '---\nredirect_from:\n  - /a/ # раз\n  - /old/\n  # два\nid: x\n---\n',
  ],
  ['---\nredirect_from:\n- /a/\n---\n', '---\nredirect_from:\n- /a/\n- /old/\n---\n'],
  ['---\nredirect_from:\nid: x\n---\n', '---\nredirect_from: /old/\nid: x\n---\n'],
  ['---\nredirect_from: []\n---\n', '---\nredirect_from: /old/\n---\n'],
])('%j', (text, expected) => {
  expect(withOld(text)).toBe(expected)
})

test('an address that is the present one again is taken out, one that is there stays once', () => {
  expect(withOld('---\nredirect_from: [/a/, /now, /old]\n---\n')).toBe(
    '---\nredirect_from: [/a/, /old/]\n---\n',
  )
  expect(withOld('---\nredirect_from: /now/ # был\n---\n')).toBe('---\nredirect_from: /old/ # был\n---\n')
})

test('an address with blanks is quoted', () => {
  expect(withOld('Текст.\n', '/уроки/первый шаг/')).toContain('redirect_from: "/уроки/первый шаг/"\n')
})
