import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Root } from 'mdast'
import { expect, test } from 'vitest'
import { collectImports } from '../collect-imports'
import { namesDeclaredIn } from './mdx-nodes'
import { remarkSharedComponents } from '../remark/remark-shared-components'
import { readShared } from './shared-components'

const shared = (text: string) => readShared({ path: 'src/theme/MDXComponents.tsx', text })

const file = `
import React from 'react'
import MDXComponents from '@theme-original/MDXComponents'
import Term from '@site/src/components/Term'
import { Icon as Sign } from '@iconify/react'
import * as Cards from '../components/cards'
import type { MDXComponentsType } from '../types'

const Own = (props: { a: string }) => <b {...props} />

export default { ...MDXComponents, Term, Sign, Cards, Own, a: Term, h2: Own } as MDXComponentsType
`

test('components come from where the file imports them, its own from the file', () => {
  expect(Object.fromEntries(shared(file).statements)).toEqual({
    Term: 'import { default as Term } from "@site/src/components/Term"',
    Sign: 'import { Icon as Sign } from "@iconify/react"',
    Cards: 'import * as Cards from "@site/src/components/cards"',
    Own: 'import sharedOwn from "@site/src/theme/MDXComponents.tsx"\nexport const Own = sharedOwn.Own',
  })
})

test('elements of HTML are named: the site does not replace them', () => {
  expect(shared(file).elements).toEqual(['a', 'h2'])
})

test.each([
  'import A from "./a"\nconst all = { A }\nexport default all',
  'import A from "./a"\nconst all = { A }\nexport { all as default }',
])('a list with a name of its own is found: %j', (text) => {
  expect([...shared(text).statements.keys()]).toEqual(['A'])
})

test.each(['export default makeComponents()', 'export default {', 'export const a = {}'])(
  'a list that cannot be read without running the file: %j',
  (text) => expect(shared(text).isUnread).toBe(true),
)

test('a text imports those it names and does not have, in markup and in code', () => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkSharedComponents, shared(file))
  const treeOf = (text: string) => processor.runSync(processor.parse(text)) as Root
  const tree = treeOf('А <Term>б</Term>\n\n{[1].map((one) => <Cards.Card key={one} />)}\n')
  expect([...namesDeclaredIn(tree)].toSorted()).toEqual(['Cards', 'Term'])
  expect(collectImports(tree).map(({ line, column }) => [line, column])).toEqual([
    [1, 1],
    [1, 1],
  ])
  expect(namesDeclaredIn(treeOf('import Term from "./own"\n\n<Term />\n')).size).toBe(1)
  expect(namesDeclaredIn(treeOf('Слова.\n')).size).toBe(0)
})
