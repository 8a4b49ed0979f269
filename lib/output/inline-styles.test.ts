import { expect, test } from 'vitest'
import { inlineStyles } from './inline-styles'

test('a page includes its styles', () => {
  const html =
    '<head><link rel="preload" href="/_next/b.css" as="style"/><link rel="stylesheet" href="/_next/a.css" data-precedence="next"/><link rel="icon" href="/i"/></head>'
  expect(inlineStyles(html, (address) => `/* ${address} $& */`)).toBe(
    '<head><style>/* /_next/a.css $& */</style><link disabled="" rel="stylesheet" href="/_next/a.css" data-precedence="next"/><link rel="icon" href="/i"/></head>',
  )
})

test('relative addresses in a style sheet work on any page', () => {
  const link = '<link rel="stylesheet" href="/base/_next/static/chunks/x.css"/>'
  expect(inlineStyles(link, () => 'url(../media/a.woff2) url(/b.svg) url(#c)')).toContain(
    '<style>url(/base/_next/static/media/a.woff2) url(/b.svg) url(#c)</style>',
  )
})
