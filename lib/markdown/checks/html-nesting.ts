/** Whether elements may nest, as every browser's HTML parser decides. */
import type { ElementContent, Nodes, Root } from 'hast'
import { h } from 'hastscript'
import rehypeRaw from 'rehype-raw'
import { unified } from 'unified'

/** Stands for text in a path of tags. */
export const textTag = '#text'

const parser = unified().use(rehypeRaw).freeze()
const cache = new Map<string, boolean>()

/** Whether a browser keeps a chain of nested elements: a `<div>`, for example, closes a `<p>`. */
function survives(path: string[]): boolean {
  const key = path.join('>').toLowerCase()
  const answer = cache.get(key) ?? pathOf(parser.runSync(treeOf(path))).join('>') === key
  cache.set(key, answer)
  return answer
}

const treeOf = (path: string[]): Root => ({
  type: 'root',
  children: path.reduceRight<ElementContent[]>(
    (inside, tag) => [tag === textTag ? { type: 'text', value: 'x' } : h(tag, inside)],
    [],
  ),
})

/** The tags of a tree without branches; a branch means that the parser has changed the tree. */
function pathOf(node: Nodes): string[] {
  if (node.type === 'text') return [textTag]
  const children = 'children' in node ? node.children : []
  if (children.length > 1) return ['fork']
  const tags = node.type === 'element' ? [node.tagName.toLowerCase()] : []
  return [...tags, ...children.flatMap(pathOf)]
}

/** The index of the nearest ancestor that forbids the last element of a path; `undefined` if none does. */
export function findForbidding(path: string[]): number | undefined {
  if (survives(path)) return undefined
  const index = path.findLastIndex((_, at) => at < path.length - 1 && !survives(path.slice(at)))
  return index === -1 ? undefined : index
}
