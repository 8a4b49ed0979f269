import { expect, test } from 'vitest'
import { fill } from './fill'

test('a placeholder without a value stays', () => {
  expect(fill('{name}, {toString}', { name: 'Анна' }).join('')).toBe('Анна, {toString}')
})
