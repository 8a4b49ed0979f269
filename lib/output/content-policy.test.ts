import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentPolicy, withContentPolicy } from './content-policy'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page =
  '<html><head><meta charSet="utf-8"/><style>a{}</style></head><body><script>one()</script><script id="x">two()</script>' +
  '<script type="application/ld+json">{"a":1}</script></body></html>'

test('a page may run the scripts and styles it came with, by their hashes', () => {
  const policy = contentPolicy(page)
  expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`)
  expect(policy).toContain(`style-src 'self' ${hash('a{}')};`)
  expect(policy).not.toContain(hash('{"a":1}'))
  expect(policy).not.toContain('unsafe')
})

test('the policy comes before what it speaks of', () => {
  const html = withContentPolicy(page) ?? ''
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<style>'))
  expect(html).toContain(`content="${contentPolicy(page)}"`)
})

test('a head that starts in another way is left alone', () => {
  expect(withContentPolicy('<html><head><meta charset="utf-8"></head></html>')).toBeUndefined()
})
