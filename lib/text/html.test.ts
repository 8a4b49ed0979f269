import { expect, test } from 'vitest'
import { mapAttributes } from './html'
import { prefixIds } from './prefix-ids'

test('attributes without values and foreign tags survive', () => {
  const html = '<input disabled checked value="a > b"><p>1 &#x3C; 2 > 1 x="y"</p>'
  expect(mapAttributes(html, (_, value) => value.toUpperCase())).toBe(html.replace('a > b', 'A > B'))
})

test('ids get a prefix with all that refers to them, and code is left as it is', () => {
  const prefixed = (html: string) => prefixIds(html, 'p2-', (href) => href.replace('#', '#p2-'))
  expect(prefixed('<a name="old"></a><p id="a"><a href="#a">1</a></p>')).toBe(
    '<a name="p2-old"></a><p id="p2-a"><a href="#p2-a">1</a></p>',
  )
  expect(
    prefixed('<svg><marker id="m"/><path marker-end="url(#m)"/></svg><ul aria-labelledby="a b"></ul>'),
  ).toBe('<svg><marker id="p2-m"/><path marker-end="url(#p2-m)"/></svg><ul aria-labelledby="p2-a p2-b"></ul>')
  const code = '<pre><code>&#x3C;a id="x" href="#y"></code></pre>'
  expect(prefixed(code)).toBe(code)
})
