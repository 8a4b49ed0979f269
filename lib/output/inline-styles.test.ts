import { expect, test } from 'vitest'
import { inlineStyles } from './inline-styles'

test('a page has its styles in itself', () => {
  const html =
    '<head><link rel="preload" href="/_next/b.css" as="style"/><link rel="stylesheet" href="/_next/a.css" data-precedence="next"/><link rel="icon" href="/i"/></head>'
  expect(inlineStyles(html, (address) => `/* ${address} $& */`)).toBe(
    '<head><style>/* /_next/a.css $& */</style><link rel="icon" href="/i"/></head>',
  )
})
