/** Whether elements may stand in each other, as the parser of HTML in every browser decides it. */
import type { ElementContent, Nodes, Root } from 'hast'
import { h } from 'hastscript'
import rehypeRaw from 'rehype-raw'
import { unified } from 'unified'

/** Stands for text in a path of tags. */
export const textTag = '#text'

const parser = unified().use(rehypeRaw).freeze()
const known = new Map<string, boolean>()

/** Whether a browser leaves elements, each in the one before it, where they are: it closes a `<p>` in front of a `<div>`. */
function survives(path: string[]): boolean {
  const key = path.join('>').toLowerCase()
  const answer = known.get(key) ?? pathOf(parser.runSync(treeOf(path))).join('>') === key
  known.set(key, answer)
  return answer
}

const treeOf = (path: string[]): Root => ({
  type: 'root',
  children: path.reduceRight<ElementContent[]>(
    (inside, tag) => [tag === textTag ? { type: 'text', value: 'x' } : h(tag, inside)],
    [],
  ),
})

/** The tags of a tree without forks; any fork is a tree that the parser has changed. */
function pathOf(node: Nodes): string[] {
  const own = node.type === 'element' ? [node.tagName.toLowerCase()] : node.type === 'text' ? [textTag] : []
  const children = 'children' in node ? node.children : []
  return children.length > 1 ? ['fork'] : [...own, ...children.flatMap(pathOf)]
}

/** The index of the nearest ancestor that cannot have the last element of a path in it; `undefined` when all can. */
export function findForbidding(path: string[]): number | undefined {
  if (survives(path)) return undefined
  const index = path.findLastIndex((_, at) => at < path.length - 1 && !survives(path.slice(at)))
  return index === -1 ? undefined : index
}

/** What may be missing between parts of a table. */
const parts = ['tbody', 'tr', 'td', 'colgroup', 'tbody tr', 'tr td', 'tbody tr td'].map((tags) =>
  tags.split(' '),
)
const tables = [[], ...parts].map((tags) => ['table', ...tags])

/** The elements that have to stand between a parent and its child. */
export const findMissing = (parent: string, child: string): string[] | undefined =>
  (survives(['div', child]) ? parts : [...parts, ...tables]).find((between) =>
    survives([parent, ...between, child]),
  )
