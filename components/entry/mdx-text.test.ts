/** What components of authors get as children in an `.mdx` text, and what readers see of it. */
import type { Identifier } from 'estree'
import type { Nodes } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ReactElement, ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { mdxPlugins } from '@/lib/markdown/plugins'
import { entryComponents } from './registry'

interface Props {
  id?: string
  alt?: string
  className?: string
  children: Child
}
type Child = ReactElement<Props, string> & Child[] & string

const passThrough = ['mdxjsEsm', 'mdxJsxFlowElement', 'mdxJsxTextElement'] as never[] // as in MDX

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(mdxPlugins.remark)
  .use(remarkRehype, { passThrough })
  .use(mdxPlugins.rehype)

/** Renders a text in which the author's component `Own` shows what `show` makes of its children. */
async function render(show: (children: Child) => ReactNode, text: string): Promise<string> {
  const source = { path: 'content/docs/a.mdx', value: `import Own from './own'\n\n${text}\n` }
  const tree: unknown = await processor.run(processor.parse(source), source as never)
  const Own = ({ children }: Props) => show(children)
  const components = { ...entryComponents({ resolve: (href) => ({ href }), cards: [] }), Own }
  const node = toJsxRuntime(tree as Nodes, {
    Fragment,
    jsx,
    jsxs,
    components: components as never, // by name
    createEvaluater: () => ({
      evaluateExpression: (code) => components[(code as Identifier).name as keyof typeof components],
      evaluateProgram: () => undefined,
    }),
  })
  return renderToStaticMarkup(node).trim()
}

const inOwn = (text: string) => `<Own>\n\n${text}\n\n</Own>`
const asIs = (children: Child) => children
const table = '| Имя | Тип |\n| --- | --- |\n| `a-b` | слово |'

test('a table has its parts and no box', async () => {
  const partsOf = (node: Child) => [node, ...node.props.children].flatMap(({ type }) => type ?? []).join(' ')
  expect(await render(partsOf, inOwn(table))).toBe('table thead tbody')
  expect(await render(asIs, inOwn(table))).toMatch(
    /^<table>.*<td><code[^>]* id="a-b"[^>]*>a-b<\/code><\/td>/s,
  )
})

test('a code block has its text and language, and is highlighted', async () => {
  const code = inOwn('```js title="a.js"\nlet a = 1\n\nb()\n```')
  const shown = ({ props: { children: source } }: Child) =>
    `${source.props.className}: ${source.props.children}`
  expect(await render(shown, code)).toBe('language-js: let a = 1\n\nb()')
  expect(await render(asIs, code)).toMatch(
    /^<figure class="code" data-language="js"><figcaption>.*<span class="tk">let<\/span>/,
  )
})

test('a heading has its id and words, and is linked', async () => {
  const shown = ({ props }: Child) => `${props.id}: ${props.children.trim()}`
  expect(await render(shown, inOwn('## Первый'))).toBe('первый: Первый')
  expect(await render(asIs, inOwn('## Первый'))).toBe(
    '<h2 id="первый">Первый <a class="anchor" href="#первый" aria-label="Ссылка на раздел «Первый»">#</a></h2>',
  )
})

test('an image in a paragraph of its own is the only child, and a figure', async () => {
  const image = inOwn('![Кот](./cat.png "Кот на окне")')
  expect(await render(({ props }) => props.children.props.alt, image)).toBe('Кот')
  expect(await render(asIs, image)).toMatch(
    /^<figure class="image"><a href="\.\/cat\.png" data-opens="picture" aria-label="[^"]*: Кот"><picture><img[^>]* alt="Кот"[^>]*\/><\/picture><\/a><figcaption>Кот на\u00a0окне<\/figcaption><\/figure>$/,
  )
})

test('components of the site get finished blocks', async () => {
  const text = `<Details summary="Ещё">\n\n${table}\n\n## Раздел\n\n</Details>`
  expect(await render(asIs, text)).toMatch(/<div class="table".*<h2 id="раздел">/s)
})
