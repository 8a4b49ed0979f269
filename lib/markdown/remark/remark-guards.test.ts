import { expect, test } from 'vitest'
import { isJsx } from '../mdx/mdx-nodes'
import { parseTree } from '../parse'
import { remarkGuards } from './remark-guards'
import { visit } from '../visit'

/** The content of the guards of a text: names of components, or the code of expressions. */
function guarded(text: string): string[] {
  const { tree } = parseTree({ path: 'docs/x.mdx', text }, 'mdx')
  const found: string[] = []
  remarkGuards()(tree)
  visit(tree, (node) => {
    if (!isJsx(node) || node.name !== 'PartGuard') return
    const [child] = node.children
    const inLine = node.attributes.length > 0 ? ' in a line' : ''
    if (child && isJsx(child)) found.push(`<${child.name}>${inLine}`)
    else if (child && 'value' in child) found.push(`{${child.value}}${inLine}`)
  })
  return found
}

const own =
  "import Own from './own'\nimport Tabs from '@theme/Tabs'\nimport Part from './_part.mdx'\nimport BrowserOnly from '@docusaurus/BrowserOnly'\n\n"

test.each([
  ['<Own />', ['<Own>']],
  ['Слово <Own /> и слово', ['<Own> in a line']],
  ['<Own><Own /></Own>', ['<Own>']],
  ['<Own.Item />', ['<Own.Item>']],
  ['<div><Own /></div>', ['<Own>']],
  ['- <Own />', ['<Own>']],
  ['<Details><Own /></Details>', ['<Own>']],
  ['{[1].map((n) => <Own key={n} />)}', ['{[1].map((n) => <Own key={n} />)}']],
  ['export const A = () => 1\n\n<A />', ['<A>']],
  // the child stays a function
  ['<BrowserOnly>{() => <Own />}</BrowserOnly>', ['<BrowserOnly>']],
  // these read their children
  ['<Tabs><Own value="a">Слово</Own></Tabs>', []],
  // these run no code of the author
  ['<Part /> <Tabs><TabItem value="a">а</TabItem></Tabs> {1 + 1} {/* заметка */} **слово** <b>слово</b>', []],
])('%s', (text, expected) => expect(guarded(own + text)).toEqual(expected))
