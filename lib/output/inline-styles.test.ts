import { expect, test } from 'vitest'
import { inlineStyles, withoutStyleHints, withoutStyles } from './inline-styles'

const element =
  '["$","link","0",{"rel":"stylesheet","href":"/_next/a.css","precedence":"next","nonce":"$undefined"}]'
const data = `1:"x"\n:HL["/_next/a.css","style"]\n0:{"children":[[${element},["$","html",null,{}]]]}\n`

test('a page has its styles in itself', () => {
  const html =
    '<head><link rel="preload" href="/_next/b.css" as="style"/><link rel="stylesheet" href="/_next/a.css" data-precedence="next"/><link rel="icon" href="/i"/></head>'
  expect(inlineStyles(html, (address) => `/* ${address} $& */`)).toBe(
    '<head><style>/* /_next/a.css $& */</style><link rel="icon" href="/i"/></head>',
  )
})

test('its framework does not load them again', () => {
  expect(withoutStyles(data)).toBe('1:"x"\n0:{"children":[[null,["$","html",null,{}]]]}\n')
})

test('data of other pages asks for styles only when they are drawn', () => {
  expect(withoutStyleHints(data)).toBe(`1:"x"\n0:{"children":[[${element},["$","html",null,{}]]]}\n`)
})
