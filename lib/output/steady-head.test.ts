import { expect, test } from 'vitest'
import { withSteadyHead } from './steady-head'

const icon = '<link rel="icon" href="data:image/svg+xml,%3Csvg%3E" type="image/svg+xml"/>'
const touch = '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>'
const title = '<title>Страница</title><link rel="canonical" href="https://example.com/"/>'

test('the icons stand at the end of the head, wherever they came', () => {
  const steady = `<head>${title}${touch}${icon}</head><body></body>`
  expect(withSteadyHead(`<head>${icon}${touch}${title}</head><body></body>`)).toBe(steady)
  expect(withSteadyHead(`<head>${title}${icon}${touch}</head><body></body>`)).toBe(steady)
  expect(withSteadyHead(steady)).toBe(steady)
})
