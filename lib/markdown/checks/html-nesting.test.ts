import { expect, test } from 'vitest'
import { findForbidding } from './html-nesting'

const forbidding = (path: string): string | undefined => {
  const tags = path.split(' ')
  const index = findForbidding(tags)
  return index === undefined ? undefined : tags[index]
}

test.each([
  ['div p div', 'p'],
  ['p b i ul', 'p'],
  ['div table tr', 'table'],
  ['div table #text', 'table'],
  ['div table tbody tr #text', 'tr'],
  ['div table p', 'table'],
  ['a b a', 'a'],
  ['a div p a', 'a'],
  ['button span button', 'button'],
  ['h2 h3', 'h2'],
  ['ul li li', 'li'],
  ['dl dd dt', 'dd'],
  ['form div form', 'form'],
  ['br #text', 'br'],
  ['div tr', 'div'],
  ['nobr nobr', 'nobr'],
  ['svg g p', 'svg'],
])('%s is forbidden by %s', (path, tag) => {
  expect(forbidding(path)).toBe(tag)
})

test.each([
  'div p span b a',
  'div li',
  'ul li ul li',
  'dl div dt',
  'span div p',
  'span p',
  'a div',
  'h2 div p',
  'button div',
  'table tbody tr td table tbody tr td',
  'table caption p',
  'table colgroup col',
  'p button p',
  'tr td',
  'svg linearGradient stop',
  'svg foreignObject div p',
  'math mi #text',
  'details summary h2',
  'ruby rt',
  'div dd',
  'figure div figcaption',
  'my-element p',
])('%s stays as it is', (path) => {
  expect(forbidding(path)).toBeUndefined()
})
