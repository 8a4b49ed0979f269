import { expect, test } from 'vitest'
import { deepYaml } from './deep-yaml'

/** Texts with a value or a key on level 101, and its offset. */
test.each([
  ['brackets', `a: ${'['.repeat(100)}`, 3 + 99],
  ['lists', `a:\n${'- '.repeat(100)}`, 3 + 2 * 99],
  ['objects', '{a: '.repeat(100), 4 * 99 + 1],
  ['keys', '? '.repeat(101), 2 * 100],
])('finds %s more than 100 levels deep', (_, text, offset) => {
  expect(deepYaml(text)).toBe(offset)
})

test.each([
  ['brackets on 100 levels', `a: ${'['.repeat(99)}${']'.repeat(99)}`],
  ['a long list', `a:\n${'- b\n'.repeat(1000)}`],
  ['a long line', `a: ${'- '.repeat(1000)}`],
  ['several documents', '--- a\n'.repeat(200)],
  ['an empty text', ''],
])('accepts %s', (_, text) => {
  expect(deepYaml(text)).toBeUndefined()
})
