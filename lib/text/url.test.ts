import { expect, test } from 'vitest'
import { permalinkOf } from './path'
import { absoluteUrl, hrefOf } from './url'

test('permalinks are readable, and absolute URLs percent-encoded', () => {
  expect(permalinkOf('docs', '/a//b/', 'й'.normalize('NFD'))).toBe('/docs/a/b/й/')
  expect(hrefOf('/docs/a b/уроки/')).toBe('/docs/a%20b/уроки/')
  expect(absoluteUrl('/docs/уроки/')).toMatch(/^https:\/\/.*\/docs\/%D1%83%D1%80%D0%BE%D0%BA%D0%B8\/$/)
})
