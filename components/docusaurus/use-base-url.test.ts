import { expect, test } from 'vitest'
import useBaseUrl, { useBaseUrlUtils } from './use-base-url'

test.each([
  ['img/a.png', '/img/a.png'],
  ['/img/a.png', '/img/a.png'],
  ['/img//a.png?b=//c', '/img/a.png?b=//c'],
  ['./a.png', './a.png'],
  ['#a', '#a'],
  ['https://example.org/a', 'https://example.org/a'],
  ['pathname:///a', 'pathname:///a'],
  ['', ''],
])('%s is %s: from the root even without a slash, as in Docusaurus', (url, href) => {
  expect(useBaseUrl(url)).toBe(href)
  expect(useBaseUrlUtils().withBaseUrl(url)).toBe(href)
})
