import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { JsxElement } from './mdx-nodes'

const parser = unified().use(remarkParse).use(remarkMdx).freeze()

/** Attributes as written in a tag. */
export function parseAttributes(written: string): JsxElement['attributes'] {
  const [element] = parser.parse(`<X ${written} />`).children
  return element?.type === 'mdxJsxFlowElement' ? element.attributes : []
}
