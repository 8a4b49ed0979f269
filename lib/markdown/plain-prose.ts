import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

/** A field that is shown as plain text: removes Markdown such as `**bold**` and `[link](./a.md)`. */
export function plainProse(text: string): string {
  if (!/[*_`~[\\]/.test(text)) return text
  const { children } = parser.parse(text)
  // text that begins like a list or a heading is shown as written
  return children.every(({ type }) => type === 'paragraph')
    ? children.map((child) => toString(child)).join('\n\n')
    : text
}
