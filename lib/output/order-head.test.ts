import { expect, test } from 'vitest'
import { orderHead } from './order-head'

const title = '<title>Цена $&amp;</title>'
const icons = '<link rel="apple-touch-icon" href="/a.png"/><link rel="icon" href="data:,"/>'
const metadata = '<meta name="description" content="x"/><link rel="canonical" href="/"/>'
const body = '</head><body><svg><title>Схема</title></svg></body></html>'

test('the head does not depend on what React had ready first', () => {
  const early = `<html><head>${icons}${title}${metadata}${body}`
  const late = `<html><head>${metadata}${icons}${title}${body}`
  expect(orderHead(early)).toBe(`<html><head>${metadata}${icons}${title}${body}`)
  expect(orderHead(late)).toBe(orderHead(early))
})

test.each(['', '<p>text</p>'])('a page without a head stays as it is', (html) => {
  expect(orderHead(html)).toBe(html)
})
