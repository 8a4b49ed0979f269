import { expect, test } from 'vitest'
import { deepYaml } from './deep-yaml'

test.each([
  ['brackets', 101, 'a: ', '['],
  ['lists', 101, 'a:\n', '- '],
  ['objects', 101, '', '{a: '],
  ['keys', 101, '', '? '],
  ['brackets deeper than any stack', 100_000, 'a: ', '['],
  ['lists deeper than any stack', 100_000, 'a:\n', '- '],
])('finds %s', (_, times, start, opener) => {
  expect(deepYaml(`${start}${opener.repeat(times)}`)).toBeGreaterThan(opener.length * 90)
})

test.each([
  ['brackets', `a: ${'['.repeat(90)}${']'.repeat(90)}`],
  ['a long list', `a:\n${'- b\n'.repeat(1000)}`],
  ['a long line', `a: ${'- '.repeat(1000)}`],
  ['several documents', '--- a\n'.repeat(200)],
  ['an empty text', ''],
])('accepts %s', (_, text) => {
  expect(deepYaml(text)).toBeUndefined()
})
