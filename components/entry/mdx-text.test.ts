/** `.mdx` texts as readers see them, and what components of authors get as children. */
import type { Identifier } from 'estree'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Children, cloneElement, type ReactElement, type ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { describe, expect, test } from 'vitest'
import { mdxPlugins } from '@/lib/markdown/plugins'
import { PartGuard } from './part-guard.client'
import { entryComponents } from './registry'

interface Props {
  id?: string
  src?: string
  alt?: string
  className?: string
  children: Child
}
type Child = ReactElement<Props, string> & Child[] & string

/** Node types that the compiler of MDX passes through. */
const passThrough = [
  'mdxjsEsm',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
] as never[]

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(mdxPlugins.remark)
  .use(remarkRehype, { passThrough })
  .use(mdxPlugins.rehype)

/** Renders a text in which the author's component `Own` shows what `show` makes of its children. */
async function render(show: (children: Child) => ReactNode, text: string): Promise<string> {
  const file = new VFile({ path: 'content/docs/a.mdx', value: `import Own from './own'\n\n${text}\n` })
  const tree = await processor.run(processor.parse(file), file)
  const Own = ({ children }: Props) => show(children)
  const resolve = (href: string) => ({ href: href.replace('./own/', '/assets/') })
  const given = entryComponents({ resolve, cards: [], browserComponents: { PartGuard } })
  const components = { ...given, Own }
  const node = toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    components,
    createEvaluater: () => ({
      evaluateExpression: (code) =>
        code.type === 'LogicalExpression' && code.operator === '??'
          ? resolve((code.right as { value: string }).value).href
          : components[(code as Identifier).name as keyof typeof components],
      evaluateProgram: () => undefined,
    }),
  })
  return renderToStaticMarkup(node).trim()
}

const inOwn = (text: string) => `<Own>\n\n${text}\n\n</Own>`
const asIs = (children: Child) => children
const table = '| Имя | Тип |\n| --- | --- |\n| `a-b` | слово |'

test('a table has its parts and no box', async () => {
  const partsOf = (node: Child) =>
    [node, ...Children.toArray(node.props.children)].map((part) => (part as Child).type).join(' ')
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
    /^<figure class="code" data-language="js" data-short=""><figcaption>.*<span class="tk">let<\/span>/,
  )
})

test('a heading has its id and words, and is linked', async () => {
  const shown = ({ props }: Child) => `${props.id}: ${props.children.trim()}`
  expect(await render(shown, inOwn('## Первый'))).toBe('первый: Первый')
  expect(await render(asIs, inOwn('## Первый'))).toBe(
    '<h2 id="первый">Первый <a class="anchor" href="#первый" aria-label="Ссылка на раздел «Первый»">#</a></h2>',
  )
})

test('a standalone image is the only child, and a figure', async () => {
  const image = inOwn('![Кот](./cat.png "Кот на окне")')
  expect(await render(({ props }) => props.children.props.alt, image)).toBe('Кот')
  expect(await render(asIs, image)).toMatch(
    /^<figure class="image"><a href="\.\/cat\.png" data-opens="picture" aria-label="[^"]*: Кот"><picture><img[^>]* alt="Кот"[^>]*\/><\/picture><\/a><figcaption>Кот на\u00a0окне<\/figcaption><\/figure>$/,
  )
})

test('an image has the address it has on the page', async () => {
  const image = inOwn('Текст ![Кот](./own/cat.png)')
  const pictureOf = (children: Child) => Children.toArray(children.props.children)[1] as Child
  expect(await render((children) => pictureOf(children).props.src, image)).toBe('/assets/cat.png')
  expect(await render(asIs, image)).toMatch(/^<p>Текст <picture><img[^>]* src="\/assets\/cat\.png"[^>]*\/>/)
  expect(await render(asIs, image)).not.toContain('written')
  const other = (children: Child) => cloneElement(pictureOf(children), { src: '/other.png' })
  expect(await render(other, image)).toContain('src="/other.png"')
  expect(await render(asIs, inOwn('![Кот](./own/cat.png)'))).toMatch(
    /<a href="\/assets\/cat\.png".* src="\/assets/,
  )
})

test('components of the site get finished blocks', async () => {
  const text = `<Details summary="Ещё">\n\n${table}\n\n## Раздел\n\n</Details>`
  expect(await render(asIs, text)).toMatch(/<div class="table".*<h2 id="раздел">/s)
})

describe('HTML that an author writes', () => {
  const rowsOf = (tag: string, ...cells: string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  const tableOf = (attributes: string, ...cells: string[]) =>
    `<table${attributes}>\n<thead>${rowsOf('th', 'Имя', 'Заметка')}</thead>\n<tbody>${rowsOf('td', ...cells)}</tbody>\n</table>`

  test('is a table in a box, whatever its attributes', async () => {
    expect(await render(asIs, tableOf(' className="own"', 'а', 'б'))).toMatch(
      /^<div class="table" role="group" aria-label="Таблица"><table class="own"><thead>/,
    )
    expect(await render(asIs, '<table><tbody><tr>{1 > 0 && <td>а</td>}</tr></tbody></table>')).toMatch(
      /^<div class="table" /,
    )
    expect(await render(asIs, `<Own>${tableOf('', 'а', 'б')}</Own>`)).toMatch(/^<table>/)
  })

  test('gets a body around rows without one', async () => {
    const html = await render(asIs, '<table>\n  <tr><th>А</th></tr>\n  <tr><td>Б</td></tr>\n</table>')
    expect(html).toMatch(/<table><tbody><tr><th>А<\/th><\/tr>\s*<tr><td>Б<\/td><\/tr><\/tbody><\/table>/)
  })

  test('is a table of blocks on phones if it has much text', async () => {
    const html = await render(asIs, tableOf('', 'а', 'слово '.repeat(20)))
    expect(html).toMatch(
      /^<div class="table stack" [^>]*><table role="table">.*<tr role="row">.*<td role="cell" data-name="">/s,
    )
    expect(await render(asIs, tableOf('', 'а', `<b>{1}</b>${'слово '.repeat(20)}`))).toContain(
      'class="table stack"',
    )
    const computed = tableOf('', 'а', 'слово '.repeat(20)).replace('</tbody>', '{[]}</tbody>')
    expect(await render(asIs, computed)).toMatch(/^<div class="table" /)
  })

  test('is a collapsible block with the parts of other ones', async () => {
    const details = '<details>\n<summary>Ещё</summary>\n\nРаз\n\nДва\n\n</details>'
    expect(await render(asIs, details)).toBe(
      '<details><summary class="caret">Ещё</summary><div><p>Раз</p><p>Два</p></div></details>',
    )
    expect(await render(asIs, `<Own>${details}</Own>`)).not.toContain('caret')
  })
})
