import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { JsxElement } from './mdx-nodes'

const parser = unified().use(remarkParse).use(remarkMdx).freeze()

export const parseMdx = (written: string): Root['children'] => parser.parse(written).children

export function parseAttributes(written: string): JsxElement['attributes'] {
  const [element] = parseMdx(`<X ${written} />`)
  return element?.type === 'mdxJsxFlowElement' ? element.attributes : []
}
