import { expect, test } from 'vitest'
import { siteOf } from '@/tests/support/site-of'

const namesIn = (text: string): string[] =>
  siteOf({ 'docs/a.mdx': `Вступление.\n\n${text}\n` })
    .lines.filter((line) => line.endsWith('mdx/name'))
    .map((line) => `${/:(\d+:\d+) /.exec(line)?.[1]} ${/«(.*?)»/.exec(line)?.[1]}`)

test.each([
  ['{version}', ['3:2 version']],
  ['<Card title={fps}>Т</Card>', ['3:14 fps']],
  ['<Card {...rest}>Т</Card>', ['3:11 rest']],
  ['а {b + c} б', ['3:4 b', '3:8 c']],
  ['export const a = 1\n\n{a + props.b + toc.length + frontMatter.title + Math.PI + undefined}', []],
  ['{[1, 2].map((one) => <b key={one}>{one}</b>)}', []],
  ["import { x as y } from './data.js'\n\n{y}", []],
  ["import * as data from './data.js'\n\n{data.x}", []],
  ['export const { a, b } = { a: 1, b: 2 }\n\n{a + b}', []],
  ['export function f({ a, ...rest }) {\n  const b = a\n  return rest[b]\n}\n\n{f({ a: 1 })}', []],
  ['{/* слова */}', []],
  ['{name}', ['3:2 name']],
  ['{[window.location.href, navigator.language]}', ['3:3 window', '3:25 navigator']],
  ["{typeof window === 'undefined' ? '' : location.href}", []],
  ['<button onClick={() => navigator.clipboard.writeText(getSelection())}>а</button>', []],
  ['export const watch = () => new PointerEvent(visualViewport ?? speechSynthesis)\n\n{watch.name}', []],
  ['{new URL(import.meta.url).pathname + process.env.NODE_ENV}', []],
  ['export const own = contentTitle + frontMatter.title + toc.length\n\n{contentTitle}', []],
  ['export const own = props.title\n\n{metadata.permalink}', ['3:20 props', '5:2 metadata']],
  ['{React.version}', ['3:2 React']],
])('%j', (text, expected) => {
  expect(namesIn(text)).toEqual(expected)
})

test('members of a namespace import are known', () => {
  const { lines } = siteOf({ 'docs/a.mdx': "import * as Parts from './parts'\n\nСлова. <Parts.Card />\n" })
  expect(lines.filter((line) => line.endsWith('mdx/component'))).toEqual([])
})

test.each([
  ['<foo.bar />', ['foo']],
  ['<Tabs.Item />', ['Tabs.Item']],
  ['export const [foo, Tabs] = [{}, {}]\n\n<foo.bar /> <Tabs.Item /> <props.Part />', []],
])('members need a declared component: %j', (text, expected) => {
  const { lines } = siteOf({ 'docs/a.mdx': `Вступление.\n\n${text}\n` })
  const found = lines.filter((line) => line.endsWith('mdx/component'))
  expect(found.map((line) => /«(.*?)»/.exec(line)?.[1])).toEqual(expected)
})

test.each([
  ['<Translate>Т</Translate>', "import Translate from '@docusaurus/Translate'"],
  ['<CodeBlock>Т</CodeBlock>', "import CodeBlock from '@theme/CodeBlock'"],
  ["<b title={useBaseUrl('/docs/a/')}>Т</b>", "import useBaseUrl from '@docusaurus/useBaseUrl'"],
  ['export const A = () => useState(0)[0]\n\n<A />', "import { useState } from 'react'"],
  ['{React.version}', "import React from 'react'"],
])('messages name the import: %j', (text, statement) => {
  const { lines } = siteOf({ 'docs/a.mdx': `Вступление.\n\n${text}\n` })
  expect(lines).toEqual([expect.stringContaining(` Импортируйте его: ${statement}.`)])
})
