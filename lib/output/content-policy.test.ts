import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { frameHosts } from '../text/url'
import { contentPolicy, withContentPolicy } from './content-policy'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page =
  '<html><head><meta charSet="utf-8"/><style>a{}</style></head><body><script>one()</script><script id="x">two()</script>' +
  '<script type="application/ld+json">{"a":1}</script></body></html>'

test('a page may run its own scripts and styles, by hash', () => {
  const policy = contentPolicy(page)
  expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`)
  expect(policy).toContain(`style-src 'self' ${hash('a{}')};`)
  expect(policy).not.toContain(hash('{"a":1}'))
  expect(policy).not.toContain('unsafe')
})

test('style attributes apply, by hash', () => {
  const policy = contentPolicy(
    `<p style="color:red;content:&quot;a&quot;">x</p><code>style="no"</code><i style="color:red">`,
  )
  expect(policy).toContain(
    `style-src 'self' ${hash('color:red;content:"a"')} ${hash('color:red')} 'unsafe-hashes';`,
  )
})

test('all styles apply if the settings allow them, with no hash to disable that', () => {
  expect(contentPolicy(page, [], [], true)).toContain("style-src 'self' 'unsafe-inline';")
})

test('frames may show the hosts in the settings', () => {
  expect(contentPolicy(page)).not.toContain('frame-src')
  const frames = frameHosts(['https://www.youtube.com/'])
  expect(contentPolicy(page, frames)).toContain('frame-src https://www.youtube.com;')
})

test('code may load data from the hosts in the settings', () => {
  expect(contentPolicy(page)).toContain("connect-src 'self';")
  expect(contentPolicy(page, [], ['api.example.org'])).toContain(
    "connect-src 'self' https://api.example.org;",
  )
})

test('the policy precedes what it applies to', () => {
  const html = withContentPolicy(page) ?? ''
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<style>'))
  expect(html).toContain(`content="${contentPolicy(page)}"`)
})

test('an unknown head is left alone', () => {
  expect(withContentPolicy('<html><head><meta charset="utf-8"></head></html>')).toBeUndefined()
})
