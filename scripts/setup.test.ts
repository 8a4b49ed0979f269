import { expect, test } from 'vitest'
import { hasPackages } from './setup.mjs'

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.2.3' },
  'node_modules/for-another-system': { version: '2.0.0', optional: true },
}

test('packages are installed again only if one is missing or has another version', () => {
  expect(hasPackages(wanted, { 'node_modules/a': { version: '1.2.3' } })).toBe(true)
  expect(hasPackages(wanted, { 'node_modules/a': { version: '1.2.4' } })).toBe(false)
  expect(hasPackages(wanted, {})).toBe(false)
})
