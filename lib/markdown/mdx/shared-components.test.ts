import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Root } from 'mdast'
import { expect, test } from 'vitest'
import { collectImports } from '../collect-imports'
import { namesDeclaredIn } from './mdx-nodes'
import { remarkSharedComponents } from '../remark/remark-shared-components'
import { readShared } from './shared-components'

const shared = (text: string) =>
  readShared({
    path: 'src/theme/MDXComponents.tsx',
    displayPath: 'content/src/theme/MDXComponents.tsx',
    text,
  })

const file = `
import React from 'react'
import MDXComponents from '@theme-original/MDXComponents'
import Term from '@site/src/components/Term'
import { type Props,
  Icon as Sign } from '@iconify/react'
import * as Cards from '../components/cards'
import type { MDXComponentsType } from '../types'

const Own = (props: { a: string }) => <b {...props} />

export default { ...MDXComponents, Term, Sign, Cards, Own, a: Term, h2: Own } as MDXComponentsType
`

test('components come from the modules that the file imports, or from the file if it declares them', () => {
  const statements = [...shared(file).components].map(([name, { statement }]) => [name, statement])
  expect(Object.fromEntries(statements)).toEqual({
    Term: 'import { default as Term } from "@site/src/components/Term"',
    Sign: 'import { Icon as Sign } from "@iconify/react"',
    Cards: 'import * as Cards from "@site/src/components/cards"',
    Own: 'import sharedOwn from "@site/src/theme/MDXComponents.tsx"\nexport const Own = sharedOwn.Own',
  })
})

test('each component has its module as written in the file, and its positions there', () => {
  const found = [...shared(file).components.values()].map(({ source, place, namePlace }) => [
    source,
    `${place.line}:${place.column}`,
    `${namePlace.line}:${namePlace.column}`,
  ])
  expect(found).toEqual([
    ['@site/src/components/Term', '4:18', '4:8'],
    ['@iconify/react', '6:23', '6:3'],
    ['../components/cards', '7:24', '7:1'],
    ['@site/src/theme/MDXComponents.tsx', '12:55', '12:55'],
  ])
})

test('HTML elements are listed: the site does not replace them', () => {
  expect(shared(file).elements).toEqual([
    { name: 'a', line: 12, column: 60 },
    { name: 'h2', line: 12, column: 69 },
  ])
})

const theme = 'import Theme from "@theme-original/MDXComponents"\nimport A from "./a"\n'

test.each([
  ['const all = { A }\nexport default all', ['A']],
  ['const all = { A }\nexport { all as default }', ['A']],
  ['const more = { A, b: A }\nexport default { ...Theme, ...more, C: A }', ['A', 'C']],
  ['export default { ...Theme, "A": A }', ['A']],
  ['export default { ...Theme, A() { return <b /> } }', ['A']],
  ['export default Theme', []],
])('the list is found: %j', (text, names) => {
  const { components, failure } = shared(theme + text)
  expect([[...components.keys()], failure]).toEqual([names, undefined])
})

test.each([
  ['export default makeComponents()', '3:16'],
  ['\n  export default withTerms({ A })', '4:18'],
  ['export default { ...Theme, ...others }', '3:31'],
  ['export default { [name]: A }', '3:18'],
  ['export const a = {}', undefined],
  ['module.exports = { A }', undefined],
])('a list that cannot be read without running the file: %j', (text, at) => {
  const { components, failure } = shared(theme + text)
  expect(components.size).toBe(0)
  expect(failure).toEqual({
    place: at && { line: Number(at.split(':')[0]), column: Number(at.split(':')[1]) },
  })
})

test.each([
  ['export default {', { line: 3, column: 17 }],
  ['export default { A,, }', { line: 3, column: 20 }],
  ['const A = <b>\nexport default { A }', { line: 4, column: 21 }],
])('a mistake in the code: %j', (text, place) => {
  expect(shared(theme + text).failure).toEqual({ place, mistake: expect.stringMatching(/[а-яё]/) })
})

test('a text imports those it uses but does not declare, in markup and in code', () => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkSharedComponents, shared(file))
  const treeOf = (text: string) => processor.runSync(processor.parse(text)) as Root
  const tree = treeOf('А <Term>б</Term>\n\n{[1].map((one) => <Cards.Card key={one} />)}\n')
  expect([...namesDeclaredIn(tree)].toSorted()).toEqual(['Cards', 'Term'])
  const from = { path: 'src/theme/MDXComponents.tsx', displayPath: 'content/src/theme/MDXComponents.tsx' }
  expect(collectImports(tree)).toEqual([
    { source: '../components/cards', line: 7, column: 24, names: [{ name: '*', line: 7, column: 1 }], from },
    {
      source: '@site/src/components/Term',
      line: 4,
      column: 18,
      names: [{ name: 'default', line: 4, column: 8 }],
      from,
    },
  ])
  expect(namesDeclaredIn(treeOf('import Term from "./own"\n\n<Term />\n')).size).toBe(1)
  expect(namesDeclaredIn(treeOf('Слова.\n')).size).toBe(0)
})
