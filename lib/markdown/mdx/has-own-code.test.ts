import { describe, expect, test } from 'vitest'
import { siteOf } from '@/tests/support/site-of'
import { hasOwnCode } from './has-own-code'
import { parseTree } from '../parse'

const isClient = (text: string) => hasOwnCode(parseTree({ path: 'docs/x.mdx', text }, 'mdx').tree)

describe('a text with author code is client code', () => {
  test.each([
    "import { useState } from 'react'\n\nТекст",
    "import Player from 'react-player'\n\nТекст",
    "import Box from '@site/src/components/Box'\n\n<Box />",
    "import Box from './box'\n\n<Box />",
    "import { useColorMode } from '@docusaurus/theme-common'\n\nТекст",
    "export { Box } from './box'\n\nТекст",
    'export const Plain = () => <b>1</b>\n\n<Plain />',
    'export function Plain() { return 1 }\n\nТекст',
    'export class A {}\n\nТекст',
    '<button onClick={() => alert(1)}>нажать</button>',
    '<Tabs {...{ onChange() {} }}>а</Tabs>',
    '{[1, 2].map((n) => <b key={n}>{n}</b>)}',
    "{import('./box')}",
  ])('%s', (text) => expect(isClient(text)).toBe(true))
})

describe('a text that uses only components of the site is rendered by the build alone', () => {
  test.each([
    "import code from '!!raw-loader!./a.js'\nimport other from './b.js?raw'\n\n<CodeBlock>{code}</CodeBlock>",
    'Текст про useState и `onClick={() => 1}`, import и export.',
    "import Tabs from '@theme/Tabs'\nimport Link from '@docusaurus/Link'\n\n<Tabs>а</Tabs>",
    "import Part from './_part.mdx'\nimport scheme from './a.svg'\nimport styles from './x.module.css'\n\n<Part />",
    "import data from './data.json'\n\n{data.name}",
    "import { StepCalculator } from '@/components/mdx/step-calculator.client'\n\n<StepCalculator />",
    'export const fps = 60\n\nКадров: {fps}, {1 + 1}, {frontMatter.title}',
    "<p style={{ color: 'red' }}>а</p>",
    '```jsx\nexport const A = () => useState(0)\n```',
  ])('%s', (text) => expect(isClient(text)).toBe(false))
})

test('a text that imports client code is client code', () => {
  const { site } = siteOf({
    'docs/a.mdx': "import Part from './_part.mdx'\n\n# А\n\n<Part />\n",
    'docs/_part.mdx': "import Inner from './_inner.mdx'\n\n<Inner />\n",
    'docs/_inner.mdx': '<button onClick={() => alert(1)}>нажать</button>\n',
    'docs/b.mdx': '# Б\n\nТекст.\n',
  })
  expect(site.docs.map(({ parsed }) => parsed.hasOwnCode)).toEqual([true, false])
})
