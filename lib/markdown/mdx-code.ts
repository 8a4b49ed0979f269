/** Pieces of code for MDX trees. */
import type { RootContent } from 'mdast'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const parser = unified().use(remarkParse).use(remarkMdx).freeze()

function parseBlock(code: string): RootContent {
  const [block] = parser.parse(code).children
  if (!block) throw new Error(`no code: ${code}`)
  return block
}

/** `export const name = …`: plain data as a node of a tree. */
export const constant = (name: string, value: unknown): RootContent =>
  parseBlock(`export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))})`)

/** `name={props.name}`: what a file was given goes on to what it shows. */
export function propsOf(name: string): MdxJsxAttribute {
  const element = parseBlock(`<X ${name}={props.${name}} />`)
  if (element.type !== 'mdxJsxFlowElement') throw new Error(`no element: ${name}`)
  return element.attributes[0] as MdxJsxAttribute // as written above
}
